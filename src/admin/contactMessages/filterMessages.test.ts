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
  test('without a filter all messages are listed, in order', () => {
    expect(ids({})).toEqual([1, 2, 3, 4])
    expect(ids({ q: '   ' })).toEqual([1, 2, 3, 4])
  })

  test.each([
    ['the name', 'أُسامة', [1]],
    ['the email, whatever its case', 'JANA.s@', [2]],
    ['the subject', 'صفحة', [3]],
    ['text with spaces around it', '  صفحة ', [3]],
  ])('search matches %s', (_, q, expected) => expect(ids({ q })).toEqual(expected))

  test.each([
    ['without its hamza and vowels', 'اسامه', [1]],
    ['without its doubling', 'الصحه', [3]],
    ['with Western digits', '24', [3]],
  ])('search matches a word spelled %s (D-10)', (_, q, expected) =>
    expect(ids({ q })).toEqual(expected),
  )

  test('the search ignores the message text and does not match across two fields', () => {
    expect(ids({ q: 'زرافة' })).toEqual([])
    expect(ids({ q: 'رنا x@y' })).toEqual([])
    expect(ids({ q: 'رناx@y' })).toEqual([])
  })

  test('a search that folds to an empty text is still a search', () => {
    expect(ids({ q: 'ـ' })).toEqual([4])
  })

  test('status and search apply together', () => {
    expect(ids({ status: 'unread' })).toEqual([1])
    expect(ids({ status: 'replied', q: 'صفحة' })).toEqual([3])
    expect(ids({ status: 'unread', q: 'صفحة' })).toEqual([])
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
    // The clock shows the day before again, after a minute of the new one.
    ['America/St_Johns', '2010-11-06', ['2010-11-06T02:30Z', '2010-11-07T03:00Z']],
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

  test('search matches any seat of a hamza, and an empty one is not only of marks (D-10)', () => {
    const odd = indexMessages([message(1, { subject: 'سؤال عن شؤون المرأة' })])
    expect(filterMessages(odd, { q: 'شئون المراه' })).toHaveLength(1)
    expect(filterMessages(odd, { q: '\u200f' })).toHaveLength(1)
  })

  test('unread first changes no other order', () => {
    const list = [message(1, {}), message(2, { status: 'unread' }), message(3, {})]
    expect(unreadFirst(list).map(({ id }) => id)).toEqual([2, 1, 3])
  })
})

test.each([
  ['nothing', {}, {}],
  ['a search', { q: ' جنى ' }, { q: 'جنى' }],
  ['a search of digits', { q: '123' }, { q: '123' }],
  ['an empty search', { q: '  ' }, { q: undefined }],
  ['a status', { status: 'replied' }, { status: 'replied' }],
  ['a status that is none', { status: 'deleted' }, { status: undefined }],
  ['a page', { page: '3' }, { page: 3 }],
  ['the first page, the default', { page: '1' }, { page: undefined }],
  ['a page that is none', { page: 'x' }, { page: undefined }],
  ['half a page', { page: 2.5 }, { page: undefined }],
  ['a parameter we do not know (D-9)', { utm: 'x' }, {}],
])('Spec §2: a URL with %s never breaks the page', (_, search, expected) => {
  expect(messageSearchParams.parse(search)).toEqual(expected)
})
