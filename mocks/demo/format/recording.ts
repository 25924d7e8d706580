import { type DataName, type DemoData, dataNames } from '@mocks/backend/data/dataKeys'
import { parseJson } from '@mocks/backend/parseJson'
import * as z from 'zod/mini'
import { isolated } from '@/lib/isolated'
import { isRecord } from '@/lib/isRecord'

export const TOUR_VERSION = 4

/** What is typed where the recording has no text, because it is private. */
export const SECRETS = { password: 'Tajriba-2026', code: '123456' } as const

export const FAIL_NEXT = 'next=fail'

const KIND = 'madar-session'

const text = z.string()
const count = z.int().check(z.nonnegative())

const named = { role: text, name: text }
const target = z.strictObject({
  ...named,
  /** which one of several with this role and name, from 0 */
  nth: z.optional(count),
  /** the nearest dialog, row or region around it that has a name */
  within: z.optional(z.strictObject(named)),
})
/** A control as people know it: its role and its accessible name. */
export type Target = z.infer<typeof target>

export const pinSchema = z.object({
  id: text.check(z.minLength(1)),
  at: text,
  /** of the screen, after the base of the site: never one of another site */
  address: text.check(z.regex(/^\/(?![/\\])/)),
  screen: text,
  target,
  /** of the window, in px: at another width the part may be missing */
  width: count,
  note: text,
  author: z._default(text, ''),
  isDone: z._default(z.boolean(), false),
  /** what was seen, as a data URL; links have none */
  picture: z.optional(text.check(z.regex(/^data:image\/(webp|png);base64,[\w+/=]+$/))),
})
export type Pin = z.infer<typeof pinSchema>

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

const common = { at: z.number(), caption: z.optional(text), seen: z.optional(seenSchema) }

const secret = z.optional(z.enum(['password', 'code']))

const stepSchema = z.discriminatedUnion('act', [
  z.strictObject({ ...common, act: z.literal('click'), target, isOn: z.optional(z.boolean()) }),
  z.strictObject({ ...common, act: z.literal('type'), target, text: z.nullable(text), secret }),
  z.strictObject({ ...common, act: z.literal('choose'), target, option: text }),
  z.strictObject({ ...common, act: z.literal('key'), target: z.nullable(target), key: text }),
  z.strictObject({ ...common, act: z.literal('drag'), target, to: count }),
  z.strictObject({ ...common, act: z.literal('open'), address: text }),
  z.strictObject({ ...common, act: z.literal('back') }),
  z.strictObject({ ...common, act: z.literal('network'), network: text }),
  /** a jump of the time machine: the whole data after it */
  z.strictObject({ ...common, act: z.literal('data'), data: dataSchema }),
])

export type Step = z.infer<typeof stepSchema>

/** Tours of November 2026 also have the step of each call. */
const callSchema = z.object({
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

/** A session: where it began, what was done, what came of it, and notes. Without steps it is a moment: its data are opened. */
export type Tour = z.infer<typeof tourSchema>

/** The notes alone, or a session whose data are packed apart. */
export const withoutData = (tour: Tour): Tour => ({
  ...tour,
  start: { ...tour.start, data: {} },
  end: { ...tour.end, data: {} },
})

/** Checks a parsed file. Returns the tour, or an Arabic text that says why it cannot be played. */
export function checkTour(value: unknown): Tour | string {
  if (!isRecord(value) || value.kind !== KIND) return 'الملف ليس من هذا العرض.'
  const { version } = value
  if (version !== TOUR_VERSION)
    return `الملف من إصدار آخر (${String(version)})، وهذه النسخة تقرأ الإصدار ${TOUR_VERSION}.`
  const parsed = tourSchema.safeParse(value)
  if (parsed.success) return parsed.data
  return `الملف تالف: ${isolated(String(parsed.error.issues[0]?.path.join('.')))}.`
}

/** The id of the element of a report that has its session. */
export const REPORT_DATA = 'madar-report'

export function readDemoFile(text: string): Tour | string {
  const report = new RegExp(`id="${REPORT_DATA}">([\\s\\S]*?)</script>`).exec(text)?.[1]
  const isReport = report !== undefined && /^\s*<!doctype html/i.test(text)
  return checkTour(parseJson(isReport ? report : text))
}
