import { isolated } from '@mocks/backend/isolated'
import * as z from 'zod/mini'
import { mergePins } from './merge'
import { PINS_VERSION, type Pin, pinSchema } from './pin'

const KIND = 'madar-pins'

const fileSchema = z.strictObject({
  kind: z.literal(KIND),
  version: z.literal(PINS_VERSION),
  pins: z.array(pinSchema),
})

/** What the file of a reviewer has. */
export const pinsFile = (pins: readonly Pin[]): z.infer<typeof fileSchema> => ({
  kind: KIND,
  version: PINS_VERSION,
  pins: mergePins(pins),
})

/** Whether a parsed file claims to have pins. */
export const isPinsFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === KIND

export type ReadPins = { ok: true; pins: Pin[] } | { ok: false; reason: string }

const refuse = (reason: string): ReadPins => ({ ok: false, reason })

/** Checks a parsed file. Returns its pins, or an Arabic text that says why it cannot be read. */
function checkPins(value: unknown): ReadPins {
  if (!isPinsFile(value)) return refuse('ليس في الملف دبابيس.')
  const { version } = value as { version?: unknown }
  if (version !== PINS_VERSION)
    return refuse(
      `ملف الدبابيس من إصدار آخر (${String(version)})، وهذه النسخة تقرأ الإصدار ${PINS_VERSION}.`,
    )
  const parsed = fileSchema.safeParse(value)
  if (parsed.success) return { ok: true, pins: mergePins(parsed.data.pins) }
  const [part, index, member] = parsed.error.issues[0]?.path ?? []
  if (part !== 'pins' || typeof index !== 'number') return refuse('ليس في الملف قائمة دبابيس.')
  const which = `الدبوس ${index + 1} في الملف غير صالح`
  return refuse(member === undefined ? `${which}.` : `${which}: الحقل ${isolated(member)}.`)
}

/** Reads the text of a pins file. */
export function readPins(text: string): ReadPins {
  try {
    return checkPins(JSON.parse(text))
  } catch {
    return refuse('الملف ليس بصيغة JSON.')
  }
}
