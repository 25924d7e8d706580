import type { UnhandledFrameHandle } from 'msw'
import { problem } from './handlers/respond'

const unhandled: string[] = []

/**
 * Whether a request is an API call. Only a path that starts with `/api/` counts: the dev server has modules
 * under `/src/api/`.
 */
export const isApiCall = (request: Request): boolean =>
  new URL(request.url).pathname.startsWith('/api/')

/** Logs an API call that no handler answers to the console, records it for `takeUnhandled`, and returns a 404. */
export function refuseUnhandled(request: Request): Response {
  const call = `${request.method} ${new URL(request.url).pathname}`
  unhandled.push(call)
  console.error(`[mocks] no handler answers ${call}`)
  return problem(404, 'لا يوجد هذا المسار')
}

/**
 * What msw does with a request that no handler answers. An unanswered call to `/api/*` is our mistake; all
 * other requests (scripts, fonts, other sites) pass through silently.
 */
export const reportUnhandled: UnhandledFrameHandle = ({ frame }) => {
  const request = requestOf(frame.data)
  // To make msw send a response from here, throw it; this works in the worker and in Node.
  if (request && isApiCall(request)) throw refuseUnhandled(request)
}

/** Returns and clears the unanswered API calls; a test fails if there are any. */
export const takeUnhandled = (): string[] => unhandled.splice(0)

const requestOf = (data: unknown): Request | null =>
  typeof data === 'object' && data !== null && 'request' in data && data.request instanceof Request
    ? data.request
    : null
