import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { answerAll, takeUnhandled } from './answerAll'

/**
 * Answers `fetch` in a test file, with fresh handlers for each test. A test fails if no handler answers one of
 * its API calls.
 */
export function serveInTests(handlers: () => RequestHandler[]): void {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledFrame: 'bypass' }))
  beforeEach(() => server.use(answerAll(handlers())))
  afterEach(() => {
    server.resetHandlers()
    expect(takeUnhandled(), 'API calls that no handler answered').toEqual([])
  })
  afterAll(() => server.close())
}

/** Calls the fake backend. A body that is not a string is sent as JSON. */
export const call = (method: string, path: string, body?: unknown): Promise<Response> =>
  fetch(`http://madar.test${path}`, {
    method,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
