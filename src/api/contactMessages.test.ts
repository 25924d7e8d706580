import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { countLetters } from '@/lib/validation'
import {
  type ContactMessageInput,
  contactMessageInputSchema,
  contactMessagesQuery,
  sendContactMessage,
  statusChangeSchema,
  updateResolved,
  updateStatus,
} from './contactMessages'
import { CONTACT_CATEGORIES } from './messageKinds'
import { createQueryClient } from './QueryProvider'
import { startTestServer } from './startTestServer'

const typed = { name: 'ليان الحسيني', subject: 'اقتراح', message: 'أضيفوا صفحة للطقس.' }
const message: ContactMessageInput = { ...typed, email: 'layan@example.com', category: 'اقتراح' }

const problemsOf = (change: Partial<Record<keyof ContactMessageInput, string | undefined>>) =>
  contactMessageInputSchema
    .safeParse({ ...message, ...change })
    .error?.issues.map(({ path, message: text }) => `${path}: ${text}`) ?? []

describe('what a visitor may send (Spec §5, §9)', () => {
  test('§9: nine categories in order, «عام» first, and no other', () => {
    expect(CONTACT_CATEGORIES.join('، ')).toBe(
      'عام، شكوى، اقتراح، دعم تقني، شراكة، إعلان، سياسة الخصوصية، شروط الاستخدام، أخرى',
    )
    expect(problemsOf({ category: 'طقس' })).toHaveLength(1)
  })

  test('§5: texts are trimmed; name, email, subject and message are required, in this order', () => {
    const parsed = contactMessageInputSchema.parse({ ...message, name: '  ليان الحسيني\n' })
    expect(parsed).toEqual(message)
    const nothing = { name: '', email: ' ', subject: '\n', message: '' }
    const required = Object.keys(nothing).map((field) => `${field}: هذا الحقل مطلوب`)
    expect(problemsOf(nothing)).toEqual(required)
    expect(problemsOf({ email: 'layan@' })).toEqual(['email: يرجى إدخال بريد إلكتروني صحيح'])
  })

  test.each(['😀', ' ', '\u200f'])('the fields count «%s» as the server does', (sign) => {
    for (const subject of [149, 150].map((count) => `ب${sign.repeat(count)}`))
      expect(problemsOf({ subject }).length > 0).toBe(countLetters(subject) > 150)
  })

  test('a text has a limit, and the longest one fits into a body (D-16)', () => {
    expect(problemsOf({ subject: 'م'.repeat(151), message: 'م'.repeat(10_001) })).toEqual([
      'subject: اكتب 150\u00a0حرفًا على الأكثر',
      'message: اكتب 10,000\u00a0حرف على الأكثر',
    ])
    const longest = { ...message, subject: 'م'.repeat(150), message: '\u20ac'.repeat(10_000) }
    expect(problemsOf(longest)).toEqual([])
    expect(new Blob([JSON.stringify(longest)]).size).toBeLessThan(100_000)
    const notes = (count: number) => ({ status: 'read', adminNotes: '\u20ac'.repeat(count) })
    expect(statusChangeSchema.safeParse(notes(20_001)).success).toBe(false)
    expect(statusChangeSchema.safeParse(notes(20_000)).success).toBe(true)
    expect(new Blob([JSON.stringify(notes(20_000))]).size).toBeLessThan(100_000)
  })
})

// Which answer is a failure, and of which kind: `http.test.ts`.
describe('sending a message (Spec §7, §8)', () => {
  test('§7: POSTs exactly the five fields', async () => {
    const { asked } = await startTestServer({ status: 201 })
    await sendContactMessage(message)
    expect(asked).toMatchObject([{ method: 'POST', path: '/api/contact-messages' }])
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual(message)
  })

  test.each([
    ['JSON, as JSON', 400, '{"message":"no"}', { message: 'no' }],
    ['another text (D-13)', 502, '<h1>Bad gateway</h1>', '<h1>Bad gateway</h1>'],
  ])('§8: a failure is logged and thrown, with %s', async (_, status, body, logged) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    onTestFinished(() => log.mockRestore())
    await startTestServer({ status, body })
    await expect(sendContactMessage(message)).rejects.toThrow(`${status}: ${body}`)
    expect(log.mock.calls).toEqual([['POST /api/contact-messages', expect.any(Error), logged]])
  })
})

test('§7: the list is GET /api/contact-messages, with the path as query key; notes may be null', async () => {
  const fields = { id: 7, status: 'unread', isResolved: false, createdAt: '2026-11-20T06:42:00Z' }
  const stored = { ...message, ...fields, adminNotes: null }
  const { asked } = await startTestServer({ body: JSON.stringify([stored]) })
  expect(await createQueryClient().query(contactMessagesQuery)).toEqual([stored])
  expect(contactMessagesQuery.queryKey).toEqual(['/api/contact-messages'])
  expect(asked).toMatchObject([{ method: 'GET', path: '/api/contact-messages' }])
})

describe('changing a message (Spec §7, §8)', () => {
  const changes = [
    {
      change: () => updateStatus({ id: 7, status: 'replied', adminNotes: 'اتصلنا به' }),
      path: '/api/contact-messages/7/status',
      body: { status: 'replied', adminNotes: 'اتصلنا به' },
      message: 'Failed to update status',
    },
    {
      // D-32: any id of the server is encoded into the path.
      change: () => updateResolved({ id: 'msg/7 ة', isResolved: true }),
      path: '/api/contact-messages/msg%2F7%20%D8%A9/resolved',
      body: { isResolved: true },
      message: 'Failed to update resolved status',
    },
  ]

  test.each(changes)('§7: PUT $path; §8: throws exactly «$message»', async (one) => {
    const { change, path, body, message } = one
    const { asked } = await startTestServer({ body: '{"ok":true}' })
    expect(await change()).toEqual({ ok: true })
    expect(asked).toMatchObject([{ method: 'PUT', path }])
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual(body)
    await startTestServer({ status: 500, body: 'down' })
    await expect(change()).rejects.toMatchObject({ message, cause: { message: '500: down' } })
  })
})
