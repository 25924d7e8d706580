import { HttpError } from '@/api/http'
import { plural } from '@/lib/arabic'
import { MESSAGES } from '@/lib/nouns'
import type { Failure } from '@/lib/runAll'

/** The most frequent reason first: «تعذّر الحفظ في 5 رسائل. خطأ في الخادم (500)، 3 رسائل. لم تعد موجودة (404)، رسالتان.» */
export function describeFailures(failed: readonly Failure<unknown>[]): string {
  const counts = new Map<string, number>()
  for (const { error } of failed) {
    const reason = reasonOf(error)
    counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  const subject = `تعذّر الحفظ في ${plural(failed.length, OBLIQUE_MESSAGES)}`
  const [only, ...others] = counts.keys()
  if (others.length === 0) return `${subject}: ${only}.`
  const frequent = [...counts].toSorted(([, a], [, b]) => b - a)
  const parts = frequent.map(([reason, count]) => `${reason}، ${plural(count, MESSAGES)}`)
  return `${subject}. ${parts.join('. ')}.`
}

/** After «في». */
export const OBLIQUE_MESSAGES = { ...MESSAGES, two: 'رسالتين' }

/** The reason of a failed call; the call wraps it as its cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  if (!(cause instanceof HttpError)) return 'لم يصل رد من الخادم'
  const { status } = cause
  if (status === 401 || status === 403) return `لا يسمح حسابك بذلك (${status})`
  if (status === 404) return 'لم تعد موجودة (404)'
  return status >= 500 ? `خطأ في الخادم (${status})` : `رفضها الخادم (${status})`
}
