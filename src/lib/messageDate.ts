import { dayOfMonth } from './dates'
import { once } from './once'

// Only the Umm al-Qura calendar needs a formatter: each costs a cheap phone about 15 ms when the messages arrive.
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
  const shown = formatDayAndTime(iso)
  if (!shown) return null
  return { ...shown, full: `${shown.day} في ${shown.time}`, hijri: hijri().format(new Date(iso)) }
}

/** The two parts that a list shows, without a formatter; null when the text is not a date. */
export function formatDayAndTime(iso: string): Pick<MessageDate, 'day' | 'time'> | null {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return null
  return { day: dayOfMonth(date), time: timeOfDay(date) }
}

/** «9:42 ص», as the Arabic of Saudi Arabia writes the hours and minutes. */
function timeOfDay(date: Date): string {
  const hours = date.getHours()
  const minutes = String(date.getMinutes()).padStart(2, '0')
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'ص' : 'م'}`
}
