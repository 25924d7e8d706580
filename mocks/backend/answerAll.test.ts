import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answerAll, isApiCall, takeUnhandled } from './answerAll'

const server = setupServer(answerAll([]))

beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }))
afterAll(() => server.close())

test('an API call without a handler is logged as an error, recorded once, and answered with 404', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const response = await fetch('http://madar.test/api/nothing?x=1', { method: 'POST' })
  expect(response.status).toBe(404)
  expect(log).toHaveBeenCalledExactlyOnceWith('[mocks] no handler answers POST /api/nothing')
  log.mockRestore()
  expect(takeUnhandled()).toEqual(['POST /api/nothing'])
  expect(takeUnhandled()).toEqual([])
})

test.each([
  ['/api/placeholder/a/b', true],
  ['/src/api/http.ts', false],
  ['/search?q=/api/x', false],
])('whether %s is an API call: %s', (path, isCall) => {
  expect(isApiCall(new Request(`http://madar.test${path}`))).toBe(isCall)
})
