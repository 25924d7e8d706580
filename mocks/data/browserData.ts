import { z } from 'zod'
import { contactCategorySchema } from '@/api/contactMessages'
import { PICTURE_PATTERN } from '@/lib/reader'
import { readText, removeText, writeText } from '@/lib/storage'
import { STORAGE_KEYS } from '@/lib/storageKeys'
import type { Database } from './database'
import type { StoredMessage } from './schema'

type StorageName = keyof typeof STORAGE_KEYS

/** The texts under the app's keys, by their names in `STORAGE_KEYS`; null where nothing is stored. */
type StoredTexts = Record<StorageName, string | null>

/** All that this browser stores for the app. A file of an earlier release has no texts. */
export type BrowserData = { messages: StoredMessage[]; texts: SomeTexts }

/** Keys without a text stay as they are. */
type SomeTexts = { [Name in StorageName]?: string | null | undefined }

/** Text that is JSON of this shape, or null. */
const json = (shape: z.ZodType) =>
  z
    .string()
    .refine((text) => {
      try {
        return shape.safeParse(JSON.parse(text)).success
      } catch {
        return false
      }
    })
    .nullable()

const reader = { name: z.string().min(1), email: z.string(), phone: z.string() }
const switches = z.record(z.string(), z.union([z.boolean(), z.string()]))
const place = z.object({ scrollX: z.number(), scrollY: z.number() })

/**
 * What the text under each key looks like. A key that is missing here, or no longer in `STORAGE_KEYS`,
 * fails the compiler. The screens' own schemas are stricter, and out of reach of `mocks` (architecture).
 */
export const textsSchema = z.strictObject({
  settings: json(
    z.looseObject({
      ...reader,
      avatar: z.union([z.literal(''), z.string().regex(PICTURE_PATTERN)]),
      notifications: switches,
      privacy: switches,
      emailPreferences: switches,
      newsPreferences: switches,
    }),
  ),
  theme: z.enum(['light', 'dark', 'system']).nullable(),
  adminMenu: z.enum(['open', 'collapsed']).nullable(),
  contactDraft: json(
    z.strictObject({
      name: z.string(),
      email: z.string(),
      subject: z.string(),
      message: z.string(),
      category: contactCategorySchema,
    }),
  ),
  scrollPositions: json(z.record(z.string(), z.record(z.string(), place))),
} satisfies Record<StorageName, z.ZodType<string | null>>)

const names = Object.keys(STORAGE_KEYS) as StorageName[]

/** Reads the stored messages and the text under every key. Text that the app cannot read either is null. */
export function readBrowserData(database: Database): BrowserData & { texts: StoredTexts } {
  const texts = readTexts()
  for (const name of names) {
    if (!textsSchema.shape[name].safeParse(texts[name]).success) texts[name] = null
  }
  return { messages: database.list(), texts }
}

/**
 * Puts this data in the place of what is stored; keys without a text in it stay as they are. False, with
 * everything as it was, where the browser has no room for it. The page shows it once it is loaded again.
 */
export function writeBrowserData(database: Database, { messages, texts }: BrowserData): boolean {
  const before = { messages: database.list(), texts: readTexts() }
  const isWritten = writeTexts(texts) && database.replace(messages)
  if (isWritten) return true
  // First room for the old texts, which may be longer than the new ones.
  writeTexts(NO_TEXTS)
  writeTexts(before.texts)
  database.replace(before.messages)
  return false
}

/** The texts that a page itself writes while it is left: they have to be written after it has done so. */
export function writeTabTexts(texts: SomeTexts): void {
  writeTexts(texts, (name) => STORAGE_KEYS[name].area === 'sessionStorage')
}

/** As on a first visit: no key of the app is stored. */
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
