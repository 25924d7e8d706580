import { z } from 'zod'
import { STORED_VERSION, type StoredMessage, storedMessageSchema, versionSchema } from './schema'

/** What the fake backend stores, as a file that another browser can take in. */
export const exportData = (messages: readonly StoredMessage[]): string =>
  JSON.stringify({ version: STORED_VERSION, messages }, null, 2)

/** The messages of a file, or why it cannot be taken in, in words for the person who chose it. */
export type ReadFile = { ok: true; messages: StoredMessage[] } | { ok: false; reason: string }

const fileSchema = z.object({
  messages: z.array(storedMessageSchema).superRefine((messages, context) => {
    const seen = new Set<number>()
    messages.forEach(({ id, createdAt }, index) => {
      if (seen.has(id)) context.addIssue({ code: 'custom', path: [index, 'id'] })
      seen.add(id)
      if (Number.isNaN(Date.parse(createdAt)))
        context.addIssue({ code: 'custom', path: [index, 'createdAt'] })
    })
  }),
})

/** Reads a file that `exportData` wrote, by the contract's own schema; ids are unique, dates are dates. */
export function readDataFile(text: string): ReadFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return refuse('الملف ليس بصيغة JSON.')
  }
  const versioned = versionSchema.safeParse(value)
  if (!versioned.success) return refuse('الملف ليس من تصدير لوحة العرض.')
  if (versioned.data.version !== STORED_VERSION)
    return refuse(`الملف من إصدار آخر (${versioned.data.version}).`)
  const file = fileSchema.safeParse(value)
  if (file.success) return { ok: true, messages: file.data.messages }
  return refuse(whereItFails(file.error.issues[0]?.path ?? []))
}

const refuse = (reason: string): ReadFile => ({ ok: false, reason })

function whereItFails([, index, field]: readonly PropertyKey[]): string {
  if (typeof index !== 'number') return 'ليس في الملف قائمة رسائل.'
  const which = `الرسالة ${index + 1} في الملف غير صالحة`
  return field === undefined ? `${which}.` : `${which}: الحقل \u2068${String(field)}\u2069.`
}
