import { call, serveInTests } from '@mocks/backend/serveInTests'
import { expect, test } from 'vitest'
import { MESSAGE_LIMITS } from '@/api/messageKinds'
import { isolatedHandlers } from '.'
import { MAX_BODY_BYTES } from './respond'

// The contract suite tests what every server must do (tests/contract); this file what only ours does.
const LIST = '/api/contact-messages'
const sent = {
  name: 'سمر الوادي',
  email: 'samar@bareed.example',
  subject: 'سؤال عن الأرشيف',
  message: 'م'.repeat(MESSAGE_LIMITS.message),
  category: 'اقتراح',
}

serveInTests(isolatedHandlers)

test('a sent message is trimmed as by the client; a body of 100 kB is accepted, one byte more is 413', async () => {
  // Each Arabic letter takes two bytes. A limit that counted letters would allow more.
  const json = JSON.stringify({ ...sent, name: '  سمر الوادي\n', email: ` ${sent.email} ` })
  const largest = json + ' '.repeat(MAX_BODY_BYTES - new TextEncoder().encode(json).byteLength)
  expect(await (await call('POST', LIST, largest)).json()).toMatchObject(sent)
  expect((await call('POST', LIST, `${largest} `)).status).toBe(413)
})
