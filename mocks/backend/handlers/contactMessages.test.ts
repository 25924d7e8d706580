import { call, serveInTests } from '@mocks/backend/testServer'
import { describe, expect, test } from 'vitest'
import { type ContactMessage, contactMessageListSchema } from '@/api/contactMessages'
import { MESSAGE_LIMITS } from '@/api/messageKinds'
import { isolatedHandlers } from '.'
import { MAX_BODY_BYTES } from './respond'

const LIST = '/api/contact-messages'
const sent = {
  name: 'سمر الوادي',
  email: 'samar@bareed.example',
  subject: 'سؤال عن الأرشيف',
  message: 'هل للأرشيف صفحة؟',
  category: 'اقتراح',
}

serveInTests(isolatedHandlers)

const list = async (): Promise<ContactMessage[]> =>
  contactMessageListSchema.parse(await (await call('GET', LIST)).json())

const find = async (id: number) => (await list()).find((message) => message.id === id)

describe('GET /api/contact-messages (Spec §7)', () => {
  test('answers the stored messages as JSON, newest first', async () => {
    const response = await call('GET', LIST)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('application/json')
    const dates = (await list()).map((message) => message.createdAt)
    expect(dates.length).toBeGreaterThan(30)
    expect(dates).toEqual(dates.toSorted().toReversed())
  })
})

describe('POST /api/contact-messages (Spec §7, D-16)', () => {
  test('stores the message as unread and unresolved, before all others, and answers 201 with it', async () => {
    const before = await list()
    const start = Date.now()
    const response = await call('POST', LIST, sent)
    expect(response.status).toBe(201)
    const stored = await response.json()
    expect(stored).toMatchObject({ ...sent, status: 'unread', isResolved: false })
    expect(stored.id).toBe(Math.max(...before.map(({ id }) => Number(id))) + 1)
    expect(Date.parse(stored.createdAt)).toBeGreaterThanOrEqual(start)
    expect(await list()).toEqual([stored, ...before])
  })

  test('trims the texts, as the client does', async () => {
    const response = await call('POST', LIST, { ...sent, name: '  سمر الوادي\n' })
    expect((await response.json()).name).toBe('سمر الوادي')
  })

  test.each([
    ['a missing field', { ...sent, subject: undefined }, 'subject'],
    ['an empty text', { ...sent, message: '   ' }, 'message'],
    ['a bad address', { ...sent, email: 'samar' }, 'email'],
    ['an unknown category', { ...sent, category: 'متفرقات' }, 'category'],
    ['a text of another type', { ...sent, name: 7 }, 'name'],
  ])('refuses %s with 400 and its issue, and stores nothing', async (_, body, field) => {
    const before = await list()
    const response = await call('POST', LIST, body)
    expect(response.status).toBe(400)
    const { message, issues } = await response.json()
    expect(message).toBe('بيانات الطلب غير صحيحة')
    expect(issues).toEqual([{ path: [field], message: expect.any(String) }])
    expect(await list()).toEqual(before)
  })

  test('refuses a field that is not in the contract', async () => {
    expect((await call('POST', LIST, { ...sent, isAdmin: true })).status).toBe(400)
  })

  test.each(['', '{"name":', 'name=سمر', '[1,]'])(
    'refuses %j, which is not JSON, with 400',
    async (body) => {
      const response = await call('POST', LIST, body)
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ message: 'محتوى الطلب ليس بصيغة JSON صحيحة' })
    },
  )

  test('accepts a body of 100 kB and refuses one byte more with 413', async () => {
    // Each Arabic letter takes two bytes. A limit that counted letters would allow more.
    const json = JSON.stringify({ ...sent, message: 'م'.repeat(MESSAGE_LIMITS.message) })
    const largest = json + ' '.repeat(MAX_BODY_BYTES - new TextEncoder().encode(json).byteLength)
    expect(largest.length).toBeLessThan(MAX_BODY_BYTES)
    expect((await call('POST', LIST, largest)).status).toBe(201)
    const tooLarge = await call('POST', LIST, `${largest} `)
    expect(tooLarge.status).toBe(413)
    expect(await tooLarge.json()).toEqual({ message: expect.any(String) })
  })
})

describe('PUT /api/contact-messages/{id}/status (Spec §7)', () => {
  test('stores the status and the notes, and answers with the message', async () => {
    const response = await call('PUT', `${LIST}/3/status`, { status: 'replied', adminNotes: 'تم' })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ id: 3, status: 'replied', adminNotes: 'تم' })
    expect(await find(3)).toMatchObject({ status: 'replied', adminNotes: 'تم' })
  })

  test.each([
    [{ status: 'archived', adminNotes: '' }],
    [{ status: 'read' }],
    [{ status: 'read', adminNotes: '', isResolved: true }],
  ])('refuses %j with 400 and issues, and changes nothing', async (body) => {
    const before = await list()
    const response = await call('PUT', `${LIST}/3/status`, body)
    expect(response.status).toBe(400)
    expect((await response.json()).issues.length).toBeGreaterThan(0)
    expect(await list()).toEqual(before)
  })
})

describe('PUT /api/contact-messages/{id}/resolved (Spec §7)', () => {
  test.each([true, false])('stores %s and does not change the status', async (isResolved) => {
    const before = await find(5)
    const response = await call('PUT', `${LIST}/5/resolved`, { isResolved })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ ...before, isResolved })
    expect(await find(5)).toEqual({ ...before, isResolved })
  })

  test('refuses anything but a boolean with 400', async () => {
    const response = await call('PUT', `${LIST}/5/resolved`, { isResolved: 'true' })
    expect(response.status).toBe(400)
    expect((await response.json()).issues).toMatchObject([{ path: ['isResolved'] }])
  })
})

describe('unknown ids and methods (D-16)', () => {
  test.each(['999999', '0', '-1', '1.5', 'abc', '1e0', '%D9%A1'])(
    'message %s is 404 for both changes',
    async (id) => {
      const status = await call('PUT', `${LIST}/${id}/status`, { status: 'read', adminNotes: '' })
      const resolved = await call('PUT', `${LIST}/${id}/resolved`, { isResolved: true })
      expect([status.status, resolved.status]).toEqual([404, 404])
      expect(await status.json()).toEqual({ message: 'لا توجد رسالة بهذا الرقم' })
    },
  )

  test.each([
    ['DELETE', LIST, 'GET, POST'],
    ['PUT', LIST, 'GET, POST'],
    ['PATCH', LIST, 'GET, POST'],
    ['GET', `${LIST}/1/status`, 'PUT'],
    ['POST', `${LIST}/1/status`, 'PUT'],
    ['GET', `${LIST}/1/resolved`, 'PUT'],
    ['DELETE', `${LIST}/1/resolved`, 'PUT'],
  ])('%s %s is 405 and names the allowed methods', async (method, path, allowed) => {
    const response = await call(method, path)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allowed)
    expect(await response.json()).toEqual({ message: expect.any(String) })
  })
})
