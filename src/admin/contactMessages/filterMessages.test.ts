import { describe, expect, test } from 'vitest'
import type { ContactMessage } from '@/api/contactMessages'
import { filterMessages, indexMessages } from './filterMessages'

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
})
