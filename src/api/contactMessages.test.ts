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
import { startTestServer } from './testServer'

const message: ContactMessageInput = {
  name: 'ليان الحسيني',
  email: 'layan@example.com',
  subject: 'اقتراح',
  message: 'أضيفوا صفحة للطقس.',
  category: 'اقتراح',
}

function listenToLog() {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  onTestFinished(() => log.mockRestore())
  return log
}

const problemsOf = (change: Partial<Record<keyof ContactMessageInput, string | undefined>>) =>
  contactMessageInputSchema
    .safeParse({ ...message, ...change })
    .error?.issues.map(({ path, message: text }) => `${path}: ${text}`) ?? []

describe('what a visitor may send (Spec §5, §9)', () => {
  test('§9: nine categories in order, «عام» first', () => {
    expect(CONTACT_CATEGORIES.join('، ')).toBe(
      'عام، شكوى، اقتراح، دعم تقني، شراكة، إعلان، سياسة الخصوصية، شروط الاستخدام، أخرى',
    )
  })

  test('§5: a complete message is valid, and its texts are trimmed', () => {
    const parsed = contactMessageInputSchema.parse({ ...message, name: '  ليان الحسيني\n' })
    expect(parsed).toEqual(message)
  })

  test('§5: name, email, subject and message are required, in this order', () => {
    const nothing = { name: '', email: ' ', subject: '\n', message: '' }
    expect(problemsOf(nothing)).toEqual([
      'name: هذا الحقل مطلوب',
      'email: هذا الحقل مطلوب',
      'subject: هذا الحقل مطلوب',
      'message: هذا الحقل مطلوب',
    ])
  })

  test.each(['layan@', '@example.com', 'layan', 'la yan@example.com', 'layan@example', 'a@b..c'])(
    '§5: «%s» is not an e-mail address',
    (email) => {
      expect(problemsOf({ email })).toEqual(['email: يرجى إدخال بريد إلكتروني صحيح'])
    },
  )

  test.each(['layan@example.com', "o'neil+news@mail.example.co", 'ليان@مثال.السعودية'])(
    '§5: «%s» is an e-mail address',
    (email) => {
      expect(problemsOf({ email })).toEqual([])
    },
  )

  test.each(['ب', '😀', ' ', '\u200f'])('the fields count «%s» as the server does', (sign) => {
    for (const count of [149, 150]) {
      const subject = `ب${sign.repeat(count)}`
      expect(problemsOf({ subject }).length > 0).toBe(countLetters(subject) > 150)
    }
  })

  test('a text has a limit, and the longest one fits into a body (D-16)', () => {
    expect(problemsOf({ subject: 'م'.repeat(151), message: 'م'.repeat(10_001) })).toEqual([
      'subject: اكتب 150\u00a0حرفًا على الأكثر',
      'message: اكتب 10,000\u00a0حرف على الأكثر',
    ])
    expect(problemsOf({ subject: 'م'.repeat(150), message: '\u0001'.repeat(9999) })).toEqual([
      'message: هذا الحقل مطلوب',
    ])
    const longest = { ...message, message: '\u20ac'.repeat(10_000) }
    expect(problemsOf(longest)).toEqual([])
    expect(new Blob([JSON.stringify(longest)]).size).toBeLessThan(100_000)
    const notes = (count: number) => ({ status: 'read', adminNotes: '\u20ac'.repeat(count) })
    expect(statusChangeSchema.safeParse(notes(20_001)).success).toBe(false)
    expect(statusChangeSchema.safeParse(notes(20_000)).success).toBe(true)
    expect(new Blob([JSON.stringify(notes(20_000))]).size).toBeLessThan(100_000)
  })

  test('§9: another category is refused', () => {
    expect(problemsOf({ category: 'طقس' })).toHaveLength(1)
  })
})

describe('sending a message (Spec §7, §8)', () => {
  test('§7: POSTs exactly the five fields', async () => {
    const { asked } = await startTestServer({ status: 201 })
    await sendContactMessage(message)
    expect(asked).toMatchObject([{ method: 'POST', path: '/api/contact-messages' }])
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual(message)
  })

  test('§7: only the status decides about success, not the body', async () => {
    await startTestServer({ status: 200, type: 'text/html', body: '<p>thanks' })
    await expect(sendContactMessage(message)).resolves.toBeUndefined()
  })

  test('§8: a failure with JSON is logged as JSON and thrown', async () => {
    const log = listenToLog()
    await startTestServer({ status: 400, body: '{"message":"no"}' })
    await expect(sendContactMessage(message)).rejects.toThrow('400: {"message":"no"}')
    expect(log.mock.calls).toEqual([
      ['POST /api/contact-messages', expect.any(Error), { message: 'no' }],
    ])
  })

  test('D-13: a failure without JSON is logged and thrown as well', async () => {
    const log = listenToLog()
    await startTestServer({ status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' })
    await expect(sendContactMessage(message)).rejects.toThrow('502: <h1>Bad gateway</h1>')
    expect(log.mock.calls[0]?.[2]).toBe('<h1>Bad gateway</h1>')
  })

  test('§8: a missing answer is logged and thrown', async () => {
    const log = listenToLog()
    const { stop } = await startTestServer()
    await stop()
    await expect(sendContactMessage(message)).rejects.toThrow(TypeError)
    expect(log).toHaveBeenCalledOnce()
  })
})

describe('reading the messages (Spec §7)', () => {
  const stored = {
    ...message,
    id: 7,
    status: 'unread',
    isResolved: false,
    createdAt: '2026-11-20T06:42:00.000Z',
  }

  test('§7: GET /api/contact-messages, with the path as query key', async () => {
    const { asked } = await startTestServer({ body: JSON.stringify([stored]) })
    expect(await createQueryClient().query(contactMessagesQuery)).toEqual([stored])
    expect(contactMessagesQuery.queryKey).toEqual(['/api/contact-messages'])
    expect(asked).toMatchObject([{ method: 'GET', path: '/api/contact-messages' }])
  })

  test('a server may omit the notes or send null', async () => {
    await startTestServer({ body: JSON.stringify([{ ...stored, adminNotes: null }]) })
    expect(await createQueryClient().query(contactMessagesQuery)).toHaveLength(1)
  })

  test('an answer of another shape is an error, not a broken table', async () => {
    const log = listenToLog()
    await startTestServer({ body: '[{"id":7}]' })
    await expect(createQueryClient().query(contactMessagesQuery)).rejects.toThrow(
      'GET /api/contact-messages',
    )
    expect(log).toHaveBeenCalledOnce()
  })
})

describe('changing a message (Spec §7, §8)', () => {
  test('§7: PUT …/{id}/status with status and adminNotes', async () => {
    const { asked } = await startTestServer({ body: '{"ok":true}' })
    const answer = await updateStatus({ id: 7, status: 'replied', adminNotes: 'اتصلنا به' })
    expect(answer).toEqual({ ok: true })
    expect(asked).toMatchObject([{ method: 'PUT', path: '/api/contact-messages/7/status' }])
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ status: 'replied', adminNotes: 'اتصلنا به' })
  })

  test('§7: PUT …/{id}/resolved with isResolved', async () => {
    const { asked } = await startTestServer()
    await updateResolved({ id: 7, isResolved: true })
    expect(asked).toMatchObject([{ method: 'PUT', path: '/api/contact-messages/7/resolved' }])
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ isResolved: true })
  })

  test('D-32: any id of the server is encoded into the path', async () => {
    const { asked } = await startTestServer()
    await updateResolved({ id: 'msg/7 ة', isResolved: true })
    expect(asked[0]?.path).toBe('/api/contact-messages/msg%2F7%20%D8%A9/resolved')
  })

  const changes = [
    {
      change: () => updateStatus({ id: 7, status: 'read', adminNotes: '' }),
      message: 'Failed to update status',
    },
    {
      change: () => updateResolved({ id: 7, isResolved: true }),
      message: 'Failed to update resolved status',
    },
  ]

  test.each(changes)('§8: throws exactly «$message»', async ({ change, message: text }) => {
    await startTestServer({ status: 500, body: 'down' })
    await expect(change()).rejects.toMatchObject({ message: text, cause: { message: '500: down' } })
  })

  test.each(changes)('§8: throws exactly «$message» without a server', async (changing) => {
    const { stop } = await startTestServer()
    await stop()
    await expect(changing.change()).rejects.toMatchObject({ message: changing.message })
  })
})
