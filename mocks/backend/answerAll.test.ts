import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { answerAll, isApiCall, takeUnhandled } from './answerAll'

const server = setupServer(answerAll([]))

beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }))
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

describe('requests without a handler', () => {
  test('an API call is logged as an error, recorded once, and answered with 404', async () => {
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
  })

  test.each([
    ['/api/contact-messages', true],
    ['/api/placeholder/a/b', true],
    ['/api', false],
    ['/src/api/http.ts', false],
    ['/apical/x', false],
    ['/search?q=/api/x', false],
  ])('%s counts as an API call: %s', (path, expected) => {
    expect(isApiCall(new Request(`http://madar.test${path}`))).toBe(expected)
  })
})
