import { expect, onTestFinished, test, vi } from 'vitest'
import type { ContactMessage } from '@/api/contactMessages'
import { filterMessages, unreadFirst } from './filterMessages'

const message = (id: number, fields: Partial<ContactMessage>): ContactMessage => ({
  ...{ id, name: 'سامر', email: 'samer@bareed.example', subject: 'سؤال', category: 'عام' },
  ...{ message: 'نص لا يُبحث فيه: زرافة', status: 'read', isResolved: false },
  ...{ createdAt: '2026-11-20T06:42:00.000Z', ...fields },
})

const messages = [
  message(1, { name: 'أُسامة الجُمَيلي', status: 'unread' }),
  message(2, { email: 'Jana.S@Bareed.example' }),
  message(3, { subject: 'مشكلة في صفحة الصحّة رقم ٢٤', status: 'replied' }),
]
const ids = (filters: Parameters<typeof filterMessages>[1]) =>
  filterMessages(messages, filters).map(({ id }) => id)

test.each([
  ['nothing, which finds all in their order', '   ', [1, 2, 3]],
  ['the name, spelled carelessly (D-10)', 'اسامه', [1]],
  ['the email, whatever its case', 'JANA.s@', [2]],
  ['the subject, with Western digits and spaces around it', '  24 ', [3]],
  ['not the text of the message', 'زرافة', []],
])('Spec §5: the search of the messages matches %s', (_, q, expected) => {
  expect(ids({ q })).toEqual(expected)
})

test('Spec §5: status and search apply together; unread first changes no other order', () => {
  expect(ids({ status: 'unread' })).toEqual([1])
  expect(ids({ status: 'unread', q: 'صفحة' })).toEqual([])
  const list = [message(1, {}), message(2, { status: 'unread' }), message(3, {})]
  expect(unreadFirst(list).map(({ id }) => id)).toEqual([2, 1, 3])
})

test('both days of a range are included, in the time zone of the editor; a category applies too', () => {
  const sent = [new Date(2026, 10, 20, 0, 0), new Date(2026, 10, 21, 23, 59, 59)].map((date, id) =>
    message(id, { createdAt: date.toISOString(), category: id ? 'شكوى' : 'عام' }),
  )
  const later = [...sent, message(2, { createdAt: 'غير تاريخ' })]
  const found = (filters: Parameters<typeof filterMessages>[1]) =>
    filterMessages(later, filters).map(({ id }) => id)
  expect(found({ from: '2026-11-20', to: '2026-11-21' })).toEqual([0, 1])
  expect(found({ from: '2026-11-21' })).toEqual([1])
  expect(found({ to: '2026-11-20' })).toEqual([0])
  expect(found({ category: 'شكوى' })).toEqual([1])
})

test.each([
  // Clocks go back at the end of the day: its last hour comes twice.
  ['Africa/Cairo', '2026-10-29', ['2026-10-28T21:00Z', '2026-10-29T20:30Z', '2026-10-29T21:30Z']],
  // Clocks go forward at midnight, and the day begins at one.
  ['Asia/Beirut', '2026-03-29', ['2026-03-28T22:00Z', '2026-03-29T20:59:59.999Z']],
])('in %s each instant of %s belongs to the day that is shown', (zone, day, instants) => {
  vi.stubEnv('TZ', zone)
  onTestFinished(() => void vi.unstubAllEnvs())
  const sent = instants.map((createdAt, id) => message(id, { createdAt }))
  expect(filterMessages(sent, { from: day, to: day })).toHaveLength(instants.length)
  expect(filterMessages(sent, { to: `${day.slice(0, 4)}-01-01` })).toEqual([])
})
