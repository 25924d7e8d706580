import { describe, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { blockRequestsUntil } from '@/lib/requestGate'
import { slowRequests } from '@/lib/slowRequests'
import { HttpError, readAs, readJson, send, write } from './http'
import { spyOnFetch, startTestServer } from './testServer'

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('the shared read (Spec §7)', () => {
  test('§7: is a GET with credentials, no headers and no body, parsed as JSON', async () => {
    const { asked } = await startTestServer({ body: '[{"id":1}]' })
    const inits = spyOnFetch()
    expect(await readJson('/api/things')).toEqual([{ id: 1 }])
    expect(asked).toMatchObject([{ method: 'GET', path: '/api/things', body: '' }])
    expect(inits()).toEqual([{ credentials: 'include', signal: expect.any(AbortSignal) }])
  })

  test('§7: a 401 is an error by default', async () => {
    await startTestServer({ status: 401, body: 'who are you' })
    await expect(readJson('/api/things')).rejects.toThrow(/^401: who are you$/)
  })

  test('§7: a 401 is null in the optional mode', async () => {
    await startTestServer({ status: 401, body: 'who are you' })
    expect(await readJson('/api/things', { on401: 'returnNull' })).toBeNull()
  })

  test('§7: the optional mode allows only a 401', async () => {
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
    await expect(readJson('/api/things', { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i)
    expect(asked).toEqual([])
  })
})

describe('the shared write (Spec §7, D-11)', () => {
  test.each(['POST', 'PUT'] as const)(
    '§7: %s sends credentials and sets no headers',
    async (method) => {
      await startTestServer()
      const inits = spyOnFetch()
      await write(method, '/api/things', {})
      expect(inits()).toEqual([
        { method, credentials: 'include', body: expect.any(Blob), signal: expect.any(AbortSignal) },
      ])
    },
  )

  test('§7: the body is JSON, with the Content-Type of JSON', async () => {
    const { asked } = await startTestServer()
    await write('PUT', '/api/things/7', { name: 'ليان «الحسيني»' })
    expect(asked).toMatchObject([{ method: 'PUT', path: '/api/things/7' }])
    expect(asked[0]?.headers['content-type']).toBe('application/json')
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ name: 'ليان «الحسيني»' })
  })

  test('send does not judge the status; its caller does', async () => {
    await startTestServer({ status: 500, body: 'down' })
    expect((await send('POST', '/api/things', {})).status).toBe(500)
  })
})

describe('the error message (Spec §8)', () => {
  test.each([
    { what: 'the text', body: 'الخادم متوقف', message: '500: الخادم متوقف' },
    { what: 'JSON as it is', body: '{"message":"no"}', message: '500: {"message":"no"}' },
    { what: 'a page as it is', body: '<h1>Oops</h1>', message: '500: <h1>Oops</h1>' },
    { what: 'the status text for an empty body', body: '', message: '500: Server Is Tired' },
  ])('§8: is the status, a colon, a space and $what', async ({ body, message }) => {
    await startTestServer({ status: 500, statusText: 'Server Is Tired', body })
    const expected = { name: 'HttpError', status: 500, message }
    expect(await failureOf(readJson('/api/things'))).toMatchObject(expected)
    expect(await failureOf(write('POST', '/api/things', {}))).toMatchObject(expected)
  })

  test('the error has the body, parsed if it is JSON', () => {
    expect(new HttpError(500, '', '{"message":"no"}').body).toEqual({ message: 'no' })
    expect(new HttpError(500, '', '<h1>Oops</h1>').body).toBe('<h1>Oops</h1>')
    expect(new HttpError(500, '', '').body).toBe('')
  })

  test('a failed connection is an error without a status', async () => {
    const { stop } = await startTestServer()
    await stop()
    const error = await failureOf(readJson('/api/things'))
    expect(error).toBeInstanceOf(TypeError)
    expect(error).not.toBeInstanceOf(HttpError)
  })
})

describe('the server’s origin (README)', () => {
  test('VITE_API_ORIGIN may end with a slash', async () => {
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
})

describe('an answer outside the contract', () => {
  const schema = z.array(z.object({ id: z.number() }))

  test.each([
    ['JSON of another shape', '[{"id":1},{"id":"two"}]', /^1\.id: /],
    ['JSON of another kind', '{}', /^\(root\): /],
    ['JSON that was cut short', '[{"id":', /JSON/],
    ['nothing', '', /JSON/],
  ])(
    'for %s the error names the call, and the path of the issue is logged',
    async (_what, body, path) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      onTestFinished(() => log.mockRestore())
      await startTestServer({ body })
      await expect(readAs(schema, '/api/things')).rejects.toMatchObject({
        name: 'InvalidResponseError',
        call: 'GET /api/things',
      })
      expect(log.mock.calls).toEqual([
        [expect.stringContaining('GET /api/things'), [expect.stringMatching(path)]],
      ])
    },
  )

  test('an HTTP error stays one, and a valid answer is returned as the schema parses it', async () => {
    await startTestServer({ body: '[{"id":1,"more":true}]' })
    expect(await readAs(schema, '/api/things')).toEqual([{ id: 1 }])
    await startTestServer({ status: 500, body: 'down' })
    await expect(readAs(schema, '/api/things')).rejects.toThrow(/^500: down$/)
  })
})
