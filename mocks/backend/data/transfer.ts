import * as z from 'zod/mini'
import { isolated } from '@/lib/isolated'
import { type BrowserData, textsSchema } from './browserData'
import { storedMessageSchema, versionSchema } from './schema'

/** The version of the file format. Files of version 1 had only the messages. */
const FILE_VERSION = 2

/**
 * Returns everything that this browser stores for the app, as the text of a file that another browser can
 * import.
 */
export const exportData = ({ messages, texts }: BrowserData): string =>
  JSON.stringify({ version: FILE_VERSION, messages, storage: texts }, null, 2)

/** The data of a file, or an Arabic text for the user that says why the file cannot be imported. */
export type ReadFile = { ok: true; data: BrowserData } | { ok: false; reason: string }

const messages = z.array(storedMessageSchema).check(
  z.superRefine((list, context) => {
    const seen = new Set<number>()
    list.forEach(({ id, createdAt }, index) => {
      if (seen.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'] })
      seen.add(id)
      if (Number.isNaN(Date.parse(createdAt)))
        context.addIssue({ code: 'custom', path: [index, 'createdAt'] })
    })
  }),
)

/** The schema of each file version. A text may be missing: the release that wrote the file had no such key. */
const files: Readonly<Record<number, z.ZodMiniType<BrowserData>>> = {
  1: z.pipe(
    z.object({ messages }),
    z.transform((file) => ({ ...file, texts: {} })),
  ),
  [FILE_VERSION]: z.pipe(
    z.object({ messages, storage: z.partial(textsSchema) }),
    z.transform(({ messages, storage }) => ({ messages, texts: storage })),
  ),
}

/**
 * Parses a file that `exportData` of this or an earlier release wrote. It also checks that ids are unique and
 * dates are valid.
 */
export function readDataFile(text: string): ReadFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('الملف ليس بصيغة JSON.')
  }
  const versioned = versionSchema.safeParse(value)
  if (!versioned.success) return refuse('الملف ليس من تصدير لوحة التجربة.')
  const { version } = versioned.data
  const file = files[version]?.safeParse(value)
  if (!file) return refuse(`الملف من إصدار آخر (${version}).`)
  return file.success ? { ok: true, data: file.data } : refuse(whereItFails(file.error.issues[0]))
}

const refuse = (reason: string): ReadFile => ({ ok: false, reason })

function whereItFails(issue: z.core.$ZodIssue | undefined): string {
  const [part, index, field] = issue?.path ?? []
  if (part === 'storage') {
    const name = issue?.code === 'unrecognized_keys' ? issue.keys[0] : index
    return name === undefined
      ? 'ليس في الملف ما يحفظه التطبيق في المتصفح.'
      : `القيمة ${isolated(String(name))} في الملف غير صالحة.`
  }
  if (typeof index !== 'number') return 'ليس في الملف قائمة رسائل.'
  const which = `الرسالة ${index + 1} في الملف غير صالحة`
  return field === undefined ? `${which}.` : `${which}: الحقل ${isolated(String(field))}.`
}
