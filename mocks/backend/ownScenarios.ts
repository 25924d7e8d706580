import { fromBase64Url, toBase64Url } from './base64Url'
import { type CallId, isCallId } from './dataCalls'

/** The statuses that people choose by name, besides the one of a success; an answer of a server may have another one. */
export const STATUS_NAMES: Readonly<Record<string, string>> = {
  400: 'طلب غير صالح',
  401: 'غير مصرّح به',
  403: 'ممنوع',
  404: 'غير موجود',
  409: 'تعارض',
  413: 'أكبر من الحد',
  429: 'طلبات كثيرة',
  500: 'خطأ في الخادم',
  503: 'الخدمة متوقفة',
  offline: 'انقطاع الشبكة',
  never: 'لا يصل رد',
}

export const TIMES = { always: 'دائمًا', once: 'مرة واحدة', second: 'كل طلب ثانٍ' } as const

export const MAX_DELAY_MS = 60_000

/** How one call is answered, as somebody has written it in the demo panel. */
export type OwnAnswer = {
  title: string
  call: CallId
  /** `offline` breaks the connection, `never` leaves it open */
  status: number | 'offline' | 'never'
  /** empty: an answer without a body */
  body: string
  /** in milliseconds */
  delay: number
  times: keyof typeof TIMES
  /** the contract has no such answer */
  isOutside: boolean
}

/** A scenario of one's own. Its name is its definition, so that no link, file or tour has the one without the other. */
export type OwnName = `own-${string}`

export const isOwn = (name: string): name is OwnName => name.startsWith('own-')

export const nameOfAnswer = (answer: OwnAnswer): OwnName =>
  `own-${toBase64Url(new TextEncoder().encode(JSON.stringify(answer)))}`

/** Returns the definition; null for a damaged name, since links come from anywhere. */
export function readAnswer(name: string): OwnAnswer | null {
  try {
    const bytes = fromBase64Url(name.replace('own-', ''))
    const answer: OwnAnswer = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const { title, call, status, body, delay, times, isOutside } = answer
    const isGood =
      [title, body].every((text) => typeof text === 'string') &&
      isCallId(call) &&
      (status === 'offline' || status === 'never' || isBetween(status, 200, 599)) &&
      isBetween(delay, 0, MAX_DELAY_MS) &&
      Object.hasOwn(TIMES, times) &&
      typeof isOutside === 'boolean'
    return isGood ? answer : null
  } catch {
    return null
  }
}

// Without zod, which is loaded with the first call.
const isBetween = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most
