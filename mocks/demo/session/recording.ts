import { type DataName, type DemoData, dataNames } from '@mocks/backend/data/dataKeys'
import { pinSchema, type Target, targetSchema } from '@mocks/demo/pins/pin'
import * as z from 'zod/mini'
import { isolated } from '@/lib/isolated'

/** The version of the file format. Increase it when the shape changes. */
export const TOUR_VERSION = 3

/** What is typed where the recording has no text, because it is private. */
export const SECRETS = { password: 'Tajriba-2026', code: '123456' } as const

/** The network of a step that makes the next call fail. */
export const FAIL_NEXT = 'next=fail'

const KIND = 'madar-session'
/** With those of release 1, which had a format for each. */
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
  /** ms since the start */
  at: z.number(),
  /** replaces the caption that is made from the step */
  caption: z.optional(text),
  seen: z.optional(seenSchema),
}

const stepSchema = z.discriminatedUnion('act', [
  z.strictObject({
    ...common,
    act: z.literal('click'),
    target: targetSchema,
    /** what the press makes of a switch */
    isOn: z.optional(z.boolean()),
  }),
  /** the whole text of the field; null for what is private */
  z.strictObject({
    ...common,
    act: z.literal('type'),
    target: targetSchema,
    text: z.nullable(text),
    /** what kind of private text it is */
    secret: z.optional(z.enum(['password', 'code'])),
  }),
  z.strictObject({ ...common, act: z.literal('choose'), target: targetSchema, option: text }),
  /** `Enter`, `Control+k`; without a target it goes to the page */
  z.strictObject({ ...common, act: z.literal('key'), target: z.nullable(targetSchema), key: text }),
  /** the handle of an item of a sorted list, and its new place, from 1 */
  z.strictObject({ ...common, act: z.literal('drag'), target: targetSchema, to: count }),
  /** an address that was typed, a bookmark or a reload */
  z.strictObject({ ...common, act: z.literal('open'), address: text }),
  z.strictObject({ ...common, act: z.literal('back') }),
  /** how the fake backend answers, as the params of a demo link */
  z.strictObject({ ...common, act: z.literal('network'), network: text }),
  /** a jump of the time machine: the whole data after it */
  z.strictObject({ ...common, act: z.literal('data'), data: dataSchema }),
])

export type Step = z.infer<typeof stepSchema>

const callSchema = z.strictObject({
  /** the index of the step after which it was made; -1 before the first */
  step: z.int(),
  method: text,
  path: text,
  /** the status, or `noAnswer` */
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
    /** ISO 8601: the clock of the page */
    at: text.check(z.refine((at) => !Number.isNaN(Date.parse(at)))),
    address: text,
    /** the data; a name without text is as it ships */
    data: dataSchema,
    network: text,
    theme: z.enum(['light', 'dark', 'system']),
    session: z.enum(['in', 'out']),
    width: count,
    height: count,
  }),
  steps: z.array(stepSchema),
  calls: z.array(callSchema),
  end: z.strictObject({ address: text, data: dataSchema }),
  pins: z.array(pinSchema),
})

/** A session: where it began, what was done, what came of it, and notes. Without steps it is a moment: its data are opened. */
export type Tour = z.infer<typeof tourSchema>

export type ReadTour = { ok: true; tour: Tour } | { ok: false; reason: string }

const refuse = (reason: string): ReadTour => ({ ok: false, reason })

/** Whether a parsed file claims to be a tour. */
export const isTour = (value: unknown): boolean =>
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
