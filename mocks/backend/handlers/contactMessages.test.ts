import { call, serveInTests } from '@mocks/backend/testServer'
import { expect, test } from 'vitest'
import { contactMessageListSchema } from '@/api/contactMessages'
import { MESSAGE_LIMITS } from '@/api/messageKinds'
import { isolatedHandlers } from '.'
import { MAX_BODY_BYTES } from './respond'

// The contract suite tests what every server must do (tests/contract); this file what only ours does.
const LIST = '/api/contact-messages'
const sent = {
  name: 'سمر الوادي',
  email: 'samar@bareed.example',
  subject: 'سؤال عن الأرشيف',
  message: 'هل للأرشيف صفحة؟',
  category: 'اقتراح',
}

serveInTests(isolatedHandlers)

const list = async () => contactMessageListSchema.parse(await (await call('GET', LIST)).json())

test('a sent message is trimmed as by the client, gets the next number, and is the answer: 201', async () => {
  const before = await list()
  const response = await call('POST', LIST, { ...sent, name: '  سمر الوادي\n' })
  expect(response.status).toBe(201)
  const stored = await response.json()
  expect(stored).toMatchObject({ ...sent, id: before.length + 1 })
  expect(await list()).toEqual([stored, ...before])
})

test('a body of 100 kB is accepted, one byte more is 413', async () => {
  // Each Arabic letter takes two bytes. A limit that counted letters would allow more.
  const json = JSON.stringify({ ...sent, message: 'م'.repeat(MESSAGE_LIMITS.message) })
  const largest = json + ' '.repeat(MAX_BODY_BYTES - new TextEncoder().encode(json).byteLength)
  expect((await call('POST', LIST, largest)).status).toBe(201)
  expect((await call('POST', LIST, `${largest} `)).status).toBe(413)
})

test.each(['0', '1.5', '1e0', '%D9%A1'])('an id is digits, so message %s is 404', async (id) => {
  const resolved = await call('PUT', `${LIST}/${id}/resolved`, { isResolved: true })
  expect(resolved.status).toBe(404)
  expect(await resolved.json()).toEqual({ message: 'لا توجد رسالة بهذا الرقم' })
})
