import type { UnhandledFrameHandle } from 'msw'
import { problem } from './handlers/respond'

const unhandled: string[] = []

/** Whether a request is a call to the API: at the root, for the dev server has modules under `/src/api/`. */
export const isApiCall = (request: Request): boolean =>
  new URL(request.url).pathname.startsWith('/api/')

/** Tells an API call that no handler answers to the console, remembers it, and answers it 404. */
export function refuseUnhandled(request: Request): Response {
  const call = `${request.method} ${new URL(request.url).pathname}`
  unhandled.push(call)
  console.error(`[mocks] no handler answers ${call}`)
  return problem(404, 'لا يوجد هذا المسار')
}

/**
 * What msw does with a request that no handler answers. A call to `/api/*` is an error of ours; everything
 * else (scripts, fonts, other sites) goes on its way without a word.
 */
export const reportUnhandled: UnhandledFrameHandle = ({ frame }) => {
  const request = requestOf(frame.data)
  // msw answers with a response that is thrown here, in the worker and in Node alike.
  if (request && isApiCall(request)) throw refuseUnhandled(request)
}

/** The calls that nothing answered since the last asking; a test fails unless there are none. */
export const takeUnhandled = (): string[] => unhandled.splice(0)

const requestOf = (data: unknown): Request | null =>
  typeof data === 'object' && data !== null && 'request' in data && data.request instanceof Request
    ? data.request
    : null
