import { type DataName, type DemoData, dataNames } from '@mocks/backend/data/dataKeys'
import * as z from 'zod/mini'
import { isolated } from '@/lib/isolated'
import { pinSchema, type Target, targetSchema } from './pin'

export const TOUR_VERSION = 4

/** What is typed where the recording has no text, because it is private. */
export const SECRETS = { password: 'Tajriba-2026', code: '123456' } as const

export const FAIL_NEXT = 'next=fail'

const KIND = 'madar-session'
/** The kinds of files that can be opened; release 1 had one for tours and one for pins. */
const KINDS: readonly unknown[] = [KIND, 'madar-tour', 'madar-pins']

const text = z.string()
const count = z.int().check(z.nonnegative())

export type { Target }

const dataSchema = z.partialRecord(
  z.enum(dataNames as [DataName, ...DataName[]]),
  text,
) satisfies z.ZodMiniType<DemoData>

/** What the page shows some time after a step. An address begins after the base of the site. */
const seenSchema = z.strictObject({
  address: text,
  heading: z.nullable(text),
  dialog: z.nullable(text),
  alert: z.nullable(text),
})

export type Seen = z.infer<typeof seenSchema>

const common = {
  at: z.number(),
  caption: z.optional(text),
  seen: z.optional(seenSchema),
}

const stepSchema = z.discriminatedUnion('act', [
  z.strictObject({
    ...common,
    act: z.literal('click'),
    target: targetSchema,
    isOn: z.optional(z.boolean()),
  }),
  z.strictObject({
    ...common,
    act: z.literal('type'),
    target: targetSchema,
    text: z.nullable(text),
    secret: z.optional(z.enum(['password', 'code'])),
  }),
  z.strictObject({ ...common, act: z.literal('choose'), target: targetSchema, option: text }),
  z.strictObject({ ...common, act: z.literal('key'), target: z.nullable(targetSchema), key: text }),
  z.strictObject({ ...common, act: z.literal('drag'), target: targetSchema, to: count }),
  z.strictObject({ ...common, act: z.literal('open'), address: text }),
  z.strictObject({ ...common, act: z.literal('back') }),
  z.strictObject({ ...common, act: z.literal('network'), network: text }),
  /** a jump of the time machine: the whole data after it */
  z.strictObject({ ...common, act: z.literal('data'), data: dataSchema }),
])

export type Step = z.infer<typeof stepSchema>

const callSchema = z.strictObject({
  step: z.int(),
  method: text,
  path: text,
  outcome: z.union([z.number(), z.literal('noAnswer')]),
  request: z.nullable(text),
  response: z.nullable(text),
})

export type RecordedCall = z.infer<typeof callSchema>

const tourSchema = z.strictObject({
  kind: z.literal(KIND),
  version: z.literal(TOUR_VERSION),
  title: text,
  build: text,
  start: z.strictObject({
    at: text.check(z.refine((at) => !Number.isNaN(Date.parse(at)))),
    address: text,
    data: dataSchema,
    network: text,
    theme: z.enum(['light', 'dark', 'system']),
    session: z.enum(['in', 'out']),
    width: count,
    height: count,
    /** its steps work at each width */
    fitsAll: z.optional(z.boolean()),
  }),
  steps: z.array(stepSchema),
  calls: z.array(callSchema),
  end: z.strictObject({ address: text, data: dataSchema }),
  pins: z.array(pinSchema),
})

/** What was done from one moment on. Each step has the ms since then. */
export const takeSchema = z.strictObject({
  start: tourSchema.shape.start,
  steps: tourSchema.shape.steps,
  calls: tourSchema.shape.calls,
  /** ms since 1970 */
  startedAt: count,
})

/** A session: where it began, what was done, what came of it, and notes. Without steps it is a moment: its data are opened. */
export type Tour = z.infer<typeof tourSchema>

export type ReadTour = { ok: true; tour: Tour } | { ok: false; reason: string }

const refuse = (reason: string): ReadTour => ({ ok: false, reason })

const isTour = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'kind' in value && KINDS.includes(value.kind)

/** Checks a parsed file. Returns the tour, or an Arabic text that says why it cannot be played. */
export function checkTour(value: unknown): ReadTour {
  if (!isTour(value)) return refuse('الملف ليس من هذا العرض.')
  const { version } = value as { version?: unknown }
  if (version !== TOUR_VERSION)
    return refuse(
      `الملف من إصدار آخر (${String(version)})، وهذه النسخة تقرأ الإصدار ${TOUR_VERSION}.`,
    )
  const parsed = tourSchema.safeParse(value)
  if (parsed.success) return { ok: true, tour: parsed.data }
  return refuse(`الملف تالف: ${isolated(String(parsed.error.issues[0]?.path.join('.')))}.`)
}
