import { data } from './data'
import { element } from './element'

export const SCHEMES = { light: 'فاتح', dark: 'داكن' }
export const KINDS = { changed: 'تغيّر', new: 'جديد', gone: 'زال' }
export const DECISIONS = { accepted: 'مقبول', rejected: 'مرفوض' }

/** @param day YYYY-MM-DD */
export const inWords = (day: string): string =>
  new Intl.DateTimeFormat('ar-u-nu-latn', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )

/** Returns the name of a cause for a designer: the part, or the token. */
export function nameOf(cause: string): Node | string {
  const [, token] = /tokens\.ts: (\w+)$/.exec(cause) ?? []
  if (token) return element('b', {}, 'رمز التصميم ', element('bdi', {}, token))
  return data.parts[cause] ?? 'ملف'
}
