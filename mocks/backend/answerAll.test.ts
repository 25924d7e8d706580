import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { answerAll, isApiCall, takeUnhandled } from './answerAll'

const server = setupServer(answerAll([]))

beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }))
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

test('an API call without a handler is logged as an error, recorded once, and answered with 404', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const response = await fetch('http://madar.test/api/nothing?x=1', { method: 'POST' })
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({ message: expect.any(String) })
  expect(consoleError).toHaveBeenCalledExactlyOnceWith(
    '[mocks] no handler answers POST /api/nothing',
  )
  expect(takeUnhandled()).toEqual(['POST /api/nothing'])
  expect(takeUnhandled()).toEqual([])
})

test('other requests continue without a log line', async () => {
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // No server listens on this port: the request must reach the network and fail there.
  await expect(fetch('http://127.0.0.1:1/fonts/cairo.woff2')).rejects.toThrow()
  expect(consoleError).not.toHaveBeenCalled()
  expect(takeUnhandled()).toEqual([])
  const paths = [
    '/api/placeholder/a/b',
    '/api',
    '/src/api/http.ts',
    '/apical/x',
    '/search?q=/api/x',
  ]
  const isCall = (path: string) => isApiCall(new Request(`http://madar.test${path}`))
  expect(paths.map(isCall)).toEqual([true, false, false, false, false])
})
