import { describe, expect, onTestFinished, test } from 'vitest'
import type { ContactMessage } from '@/api/contactMessages'
import { filterMessages, indexMessages, unreadFirst } from './filterMessages'
import { messageSearchParams } from './messageSearchParams'

const message = (id: number, fields: Partial<ContactMessage>): ContactMessage => ({
  id,
  name: 'سامر',
  email: 'samer@bareed.example',
  subject: 'سؤال',
  category: 'عام',
  message: 'نص لا يُبحث فيه: زرافة',
  status: 'read',
  isResolved: false,
  createdAt: '2026-11-20T06:42:00.000Z',
  ...fields,
})

const index = indexMessages([
  message(1, { name: 'أُسامة الجُمَيلي', status: 'unread' }),
  message(2, { email: 'Jana.S@Bareed.example' }),
  message(3, { subject: 'مشكلة في صفحة الصحّة رقم ٢٤', status: 'replied' }),
  message(4, { name: 'رنا', email: 'x@y.example', subject: 'ـ وصلة' }),
])
const ids = (filters: Parameters<typeof filterMessages>[1]) =>
  filterMessages(index, filters).map(({ id }) => id)

describe('Spec §5: contact message filters', () => {
  test.each([
    ['nothing, which finds all in their order', '   ', [1, 2, 3, 4]],
    ['the name, spelled carelessly (D-10)', 'اسامه', [1]],
    ['the email, whatever its case', 'JANA.s@', [2]],
    ['the subject, with spaces around it', '  صفحة ', [3]],
    ['Western digits', '24', [3]],
    ['not the text of the message', 'زرافة', []],
    ['not across two fields', 'رنا x@y', []],
    ['a sign that folds to an empty text', 'ـ', [4]],
  ])('search matches %s', (_, q, expected) => expect(ids({ q })).toEqual(expected))

  test('status and search apply together', () => {
    expect(ids({ status: 'unread' })).toEqual([1])
    expect(ids({ status: 'replied', q: 'صفحة' })).toEqual([3])
  })

  test('category and range of days apply too; both days are included, in the time zone of the editor', () => {
    const sent = (id: number, createdAt: string, category = 'عام') =>
      message(id, { createdAt, category })
    const later = indexMessages([
      sent(1, new Date(2026, 10, 20, 0, 0).toISOString()),
      sent(2, new Date(2026, 10, 21, 23, 59, 59).toISOString(), 'شكوى'),
      sent(3, new Date(2026, 10, 22, 0, 0).toISOString()),
      sent(4, 'غير تاريخ'),
    ])
    const found = (filters: Parameters<typeof filterMessages>[1]) =>
      filterMessages(later, filters).map(({ id }) => id)
    expect(found({ from: '2026-11-20', to: '2026-11-21' })).toEqual([1, 2])
    expect(found({ from: '2026-11-21' })).toEqual([2, 3])
    expect(found({ to: '2026-11-20' })).toEqual([1])
    expect(found({ category: 'شكوى' })).toEqual([2])
    expect(found({ category: 'شكوى', from: '2026-11-22' })).toEqual([])
  })

  test.each([
    // Clocks go back at the end of the day: its last hour comes twice.
    ['Africa/Cairo', '2026-10-29', ['2026-10-28T21:00Z', '2026-10-29T20:30Z', '2026-10-29T21:30Z']],
    // Clocks go forward at midnight, and the day begins at one.
    ['Asia/Beirut', '2026-03-29', ['2026-03-28T22:00Z', '2026-03-29T20:59:59.999Z']],
  ])('in %s each instant of %s belongs to the day that is shown', (zone, day, instants) => {
    const before = process.env.TZ
    process.env.TZ = zone
    onTestFinished(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })
    const sent = indexMessages(instants.map((createdAt, id) => message(id, { createdAt })))
    expect(filterMessages(sent, { from: day, to: day })).toHaveLength(instants.length)
    expect(filterMessages(sent, { to: `${day.slice(0, 4)}-01-01` })).toEqual([])
  })

  test('unread first changes no other order', () => {
    const list = [message(1, {}), message(2, { status: 'unread' }), message(3, {})]
    expect(unreadFirst(list).map(({ id }) => id)).toEqual([2, 1, 3])
  })
})

test('Spec §2, D-9: a URL that names no status and no page finds all messages', () => {
  const search = { q: ' 123 ', status: 'replied', page: '3' }
  expect(messageSearchParams.parse(search)).toEqual({ q: '123', status: 'replied', page: 3 })
  expect(messageSearchParams.parse({ status: 'deleted', page: '1', utm: 'x' })).toEqual({})
})
