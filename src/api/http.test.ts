import { describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { blockRequestsUntil } from '@/lib/requestGate'
import { slowRequests } from '@/lib/slowRequests'
import { contactMessagesQuery, sendContactMessage, updateResolved } from './contactMessages'
import { HttpError, InvalidResponseError, readAs, readJson, write } from './http'
import { createQueryClient } from './QueryProvider'
import { spyOnFetch, startTestServer } from './startTestServer'

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(() => undefined).catch((error: unknown) => error)

function silenceLog() {
  const log = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => log.mockRestore())
  return log
}

describe('the shared read (Spec §7)', () => {
  test('§7: is a GET with credentials, no headers and no body, parsed as JSON', async () => {
    const { asked } = await startTestServer({ body: '[{"id":1}]' })
    const inits = spyOnFetch()
    expect(await readJson('/api/things')).toEqual([{ id: 1 }])
    expect(asked).toMatchObject([{ method: 'GET', path: '/api/things', body: '' }])
    expect(inits()).toEqual([{ credentials: 'include', signal: expect.any(AbortSignal) }])
  })

  test('§7: a 401, and only a 401, is null in the optional mode', async () => {
    await startTestServer({ status: 401, body: 'who are you' })
    expect(await readJson('/api/things', { on401: 'returnNull' })).toBeNull()
    await startTestServer({ status: 403, body: 'no' })
    await expect(readJson('/api/things', { on401: 'returnNull' })).rejects.toThrow(/^403: no$/)
  })

  test('a read that was answered is not slow later', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await startTestServer()
    await readJson('/api/things')
    vi.advanceTimersByTime(20_000)
    vi.useRealTimers()
    expect(slowRequests.get()).toEqual([])
  })

  test('a cancelled read sends no request', async () => {
    const { asked } = await startTestServer()
    const signal = AbortSignal.abort()
    await expect(readJson('/api/things', { signal })).rejects.toThrow(/abort/i)
    expect(asked).toEqual([])
  })
})

test('§7, D-11: a write sends JSON with credentials and sets no headers; the browser adds the Content-Type', async () => {
  const { asked } = await startTestServer()
  const inits = spyOnFetch()
  await write('PUT', '/api/things/7', { name: 'ليان «الحسيني»' })
  const [body, signal] = [expect.any(Blob), expect.any(AbortSignal)]
  expect(inits()).toEqual([{ method: 'PUT', credentials: 'include', body, signal }])
  expect(asked).toMatchObject([{ method: 'PUT', path: '/api/things/7' }])
  expect(asked[0]?.headers['content-type']).toBe('application/json')
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ name: 'ليان «الحسيني»' })
})

test.each([
  ['{"message":"no"}', '500: {"message":"no"}'],
  ['', '500: Server Is Tired'],
])('§8: of «%s» the error is the status, a colon, a space and the text', async (body, message) => {
  await startTestServer({ status: 500, statusText: 'Server Is Tired', body })
  const expected = { name: 'HttpError', status: 500, message }
  expect(await failureOf(readJson('/api/things'))).toMatchObject(expected)
  expect(await failureOf(write('POST', '/api/things', {}))).toMatchObject(expected)
})

// To a person three kinds of failures differ: the server refused, no answer came, or the answer was another one than the
// contract says. The fault table of the browser has one answer of each kind; this table has the others.
describe('the kind of each answer', () => {
  const calls = [
    () => createQueryClient().query(contactMessagesQuery),
    () => updateResolved({ id: 7, isResolved: true }),
    () => sendContactMessage({} as never),
  ]

  function kindOf(error: unknown) {
    if (error === undefined) return 'good'
    // A change says what failed; its cause says why.
    const { cause } = error as Error
    if (error instanceof HttpError || cause instanceof HttpError) return 'refused'
    const isShape = error instanceof InvalidResponseError || cause instanceof SyntaxError
    return isShape ? 'another shape' : 'no answer'
  }
  async function kinds() {
    silenceLog()
    const failures = await Promise.all(calls.map((call) => failureOf(call())))
    return failures.map(kindOf)
  }

  test.each([400, 401, 404, 409, 503])(
    '%i, with JSON, a page or nothing, is a refusal',
    async (status) => {
      for (const body of ['{"message":"no"}', '<h1>Oops</h1>', '']) {
        await startTestServer({ status, body })
        expect(await kinds()).toEqual(['refused', 'refused', 'refused'])
      }
    },
  )

  // The list is judged by its schema, a change by its JSON, a sent message by its status alone (§7).
  test.each([
    [200, '', ['another shape', 'another shape', 'good']],
    [204, '', ['another shape', 'another shape', 'good']],
    [200, '[{"id":1,"name":"لي', ['another shape', 'another shape', 'good']],
    [200, '[{"id":"one"}]', ['another shape', 'good', 'good']],
    [201, '[]', ['good', 'good', 'good']],
  ])('%i %s', async (status, body, expected) => {
    await startTestServer({ status, body })
    expect(await kinds()).toEqual(expected)
  })

  test('a server that cannot be reached, or breaks the connection off, gives no answer', async () => {
    const { stop } = await startTestServer({ isBroken: true })
    expect(await kinds()).toEqual(['no answer', 'no answer', 'no answer'])
    await stop()
    expect(await kinds()).toEqual(['no answer', 'no answer', 'no answer'])
  })
})

test('the error of an answer outside the contract names the call, and the path of the issue is logged', async () => {
  const log = silenceLog()
  const schema = z.array(z.object({ id: z.number() }))
  await startTestServer({ body: '[{"id":1,"more":true}]' })
  expect(await readAs(schema, '/api/things')).toEqual([{ id: 1 }])
  await startTestServer({ body: '[{"id":1},{"id":"two"}]' })
  const call = 'GET /api/things'
  await expect(readAs(schema, '/api/things')).rejects.toMatchObject({ call })
  expect(log.mock.calls).toEqual([
    [expect.stringContaining(call), [expect.stringMatching(/^1\.id: /)]],
  ])
})

test('VITE_API_ORIGIN may end with a slash (README)', async () => {
  const { asked, origin } = await startTestServer()
  vi.stubEnv('VITE_API_ORIGIN', `${origin}/`)
  await readJson('/api/things')
  expect(asked[0]?.path).toBe('/api/things')
})

test('calls wait until the backend can answer', async () => {
  const { asked } = await startTestServer()
  const { promise, resolve } = Promise.withResolvers<void>()
  blockRequestsUntil(promise)
  const reading = readJson('/api/things')
  // A direct fetch, which does not wait, is answered, and the waiting call has still not been sent.
  await fetch(`${import.meta.env.VITE_API_ORIGIN}/round`)
  expect(asked.map(({ path }) => path)).toEqual(['/round'])
  resolve()
  await reading
  expect(asked.map(({ path }) => path)).toEqual(['/round', '/api/things'])
})
