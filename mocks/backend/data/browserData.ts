import * as z from 'zod/mini'
import { contactDraftSchema } from '@/api/contactMessages'
import { parseFormDrafts } from '@/lib/formDrafts'
import type { SavedName } from '@/lib/savedNames.gen'
import { readText, removeText, writeText } from '@/lib/storage'
import { DRAFTED, STORAGE_KEYS } from '@/saved/allStorageKeys'
import { parseDraft } from '@/saved/drafts'
import { savedLists } from '@/saved/lists'
import type { Database } from './database'
import type { StoredMessage } from './schema'

type StorageName = keyof typeof STORAGE_KEYS

/** The stored text of each key, under its name in `STORAGE_KEYS`; null where nothing is stored. */
type StoredTexts = Record<StorageName, string | null>

/** Everything that this browser stores for the app. A file of an earlier release has no texts. */
export type BrowserData = { messages: StoredMessage[]; texts: SomeTexts }

/** A name that is missing here leaves its key unchanged. */
type SomeTexts = { [Name in StorageName]?: string | null | undefined }

/** A text that is JSON that `parse` does not throw for, or null. */
const parsed = (parse: (value: unknown) => unknown) =>
  z.nullable(
    z.string().check(
      z.refine((text) => {
        try {
          parse(JSON.parse(text))
          return true
        } catch {
          return false
        }
      }),
    ),
  )

/** A text that is JSON of this shape, or null. */
const json = (shape: z.ZodMiniType) => parsed(shape.parse)

const place = z.object({ scrollX: z.number(), scrollY: z.number() })

/**
 * The shape of the text under each key. A key that is missing here, or that `STORAGE_KEYS` no longer has, is a
 * compile error. The schemas of the screens are stricter, but `mocks` must not import them (architecture).
 */
export const textsSchema = z.strictObject({
  theme: z.nullable(z.enum(['light', 'dark', 'system'])),
  adInstructions: z.nullable(z.literal('seen')),
  contactDraft: json(contactDraftSchema),
  formDrafts: parsed(parseFormDrafts),
  scrollPositions: json(z.record(z.string(), z.record(z.string(), place))),
  preview: z.nullable(z.literal('on')),
  ...savedSchemas(),
} satisfies Record<StorageName, z.ZodMiniType<string | null>>)

type SavedStorageName = SavedName | `${(typeof DRAFTED)[number]}Draft`

/** The schema of each list that is saved over the sample content, and of its draft: what its own declaration can parse. */
function savedSchemas() {
  const drafted: readonly SavedName[] = DRAFTED
  return Object.fromEntries(
    savedLists.flatMap(({ store: { name, parse } }) => [
      [name, parsed(parse)],
      ...(drafted.includes(name)
        ? [[`${name}Draft`, parsed((value) => parseDraft(value, parse))] as const]
        : []),
    ]),
  ) as unknown as Record<SavedStorageName, z.ZodMiniType<string | null>>
}

const names = Object.keys(STORAGE_KEYS) as StorageName[]

/**
 * Returns the stored messages and the text of every key; null for a text that the app could not read either.
 */
export function readBrowserData(database: Database): BrowserData & { texts: StoredTexts } {
  const texts = readTexts()
  for (const name of names) {
    if (!textsSchema.shape[name].safeParse(texts[name]).success) texts[name] = null
  }
  return { messages: database.list(), texts }
}

/**
 * Replaces the stored data with this data; a key whose text is missing stays unchanged. Returns false, and
 * restores the previous data, when the browser has no space for it. The page shows the new data after a reload.
 */
export function writeBrowserData(database: Database, { messages, texts }: BrowserData): boolean {
  const before = { messages: database.list(), texts: readTexts() }
  const isWritten = writeTexts(texts) && database.replace(messages)
  if (isWritten) return true
  // Free the space first: the old texts may be longer than the new ones.
  writeTexts(NO_TEXTS)
  writeTexts(before.texts)
  database.replace(before.messages)
  return false
}

/**
 * Writes the texts in sessionStorage. The page itself writes them while it unloads, so call this after that.
 */
export function writeTabTexts(texts: SomeTexts): void {
  writeTexts(texts, (name) => STORAGE_KEYS[name].area === 'sessionStorage')
}

/** The state of a first visit: no key of the app is stored. */
export const NO_TEXTS = Object.fromEntries(names.map((name) => [name, null])) as StoredTexts

function readTexts(): StoredTexts {
  const texts = { ...NO_TEXTS }
  for (const name of names) {
    const { key, area } = STORAGE_KEYS[name]
    texts[name] = readText(key, area)
  }
  return texts
}

export function writeTexts(
  texts: SomeTexts,
  isWanted: (name: StorageName) => boolean = () => true,
): boolean {
  return names.filter(isWanted).every((name) => {
    const { key, area } = STORAGE_KEYS[name]
    const text = texts[name]
    if (text === undefined) return true
    if (text !== null) return writeText(key, text, area)
    removeText(key, area)
    return true
  })
}
