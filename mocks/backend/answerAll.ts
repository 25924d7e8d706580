import type { RequestHandler } from 'msw'
import { http } from 'msw/http'
import { getResponse } from 'msw/utils/get-response'
import { problem } from './handlers/respond'

const unhandled: string[] = []

/**
 * Whether a request is an API call. Only a path that starts with `/api/` counts: the dev server has modules
 * under `/src/api/`.
 */
export const isApiCall = (request: Request): boolean =>
  new URL(request.url).pathname.startsWith('/api/')

/**
 * One handler for all calls and pictures, which finds theirs: msw reads `document.cookie` for each handler and each request
 * of the page, scripts too, and the browser answers that in another process. An unanswered call to `/api/*` is our
 * mistake, which is logged; all other requests pass through silently.
 */
export const answerAll = (handlers: readonly RequestHandler[]): RequestHandler =>
  http.all(/\/api\//, async ({ request }) => {
    const answer = await getResponse([...handlers], request.clone())
    if (answer || !isApiCall(request)) return answer
    const call = `${request.method} ${new URL(request.url).pathname}`
    unhandled.push(call)
    console.error(`[mocks] no handler answers ${call}`)
    return problem(404, 'لا يوجد هذا المسار')
  })

/** Returns and clears the unanswered API calls; a test fails if there are any. */
export const takeUnhandled = (): string[] => unhandled.splice(0)
