import { once } from './once'

const message = once(
  () =>
    new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', {
      dateStyle: 'long',
      timeStyle: 'short',
    }),
)
const messageDay = once(
  () => new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', { dateStyle: 'long' }),
)
const messageTime = once(
  () => new Intl.DateTimeFormat('ar-SA-u-ca-gregory-nu-latn', { timeStyle: 'short' }),
)
const hijri = once(
  () =>
    new Intl.DateTimeFormat('ar-SA-u-ca-islamic-umalqura-nu-latn', {
      dateStyle: 'long',
      timeStyle: 'short',
    }),
)
export type MessageDate = {
  /** «20 نوفمبر 2026 في 9:42 ص», Arabic (Saudi) long date with hour and minute (Spec §9) */
  full: string
  day: string
  time: string
  /** the Umm al-Qura date, for the tooltip (D-17) */
  hijri: string
}

/** Formats the date of a message, an ISO 8601 text; null when the text is not a date. */
export function formatMessageDate(iso: string): MessageDate | null {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return null
  return {
    full: message().format(date),
    day: messageDay().format(date),
    time: messageTime().format(date),
    hijri: hijri().format(date),
  }
}
