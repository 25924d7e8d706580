import { createServer, type Server } from 'node:http'
import { createRequestListener } from '@remix-run/node-fetch-server'
import type { RequestHandler } from 'msw'
import { getResponse } from 'msw/utils/get-response'
import type { Database } from './data/database'
import { createHandlers } from './handlers'
import { problem } from './handlers/respond'
import { handlersOf } from './scenarioHandlers'
import type { ScenarioName } from './scenarios'

const SESSION = 'madar_session=mock'

export type MockServerOptions = {
  database: Database
  scenario?: ScenarioName
  /** a POST of a message sets a cookie, and every other call requires it: to test that clients send cookies */
  session?: boolean
}

/**
 * Serves the handlers of the browser's fake backend over HTTP (Spec §7, D-16). It sends no CORS headers: a page
 * uses a proxy on its own origin. HEAD gets the response of GET without the body, OPTIONS gets the allowed
 * methods of the path.
 */
export function createMockServer(options: MockServerOptions): Server {
  const { database, scenario = 'normal', session = false } = options
  const handlers = [...handlersOf(scenario), ...createHandlers(database)]
  return createServer((incoming, outgoing) => {
    const listen = createRequestListener(
      async (request) => {
        const asked = request.method === 'HEAD' ? new Request(request, { method: 'GET' }) : request
        const answer = await (session ? withSession : ask)(asked, handlers)
        // A browser's network error is, in HTTP, a connection that breaks.
        if (answer.type === 'error') outgoing.destroy()
        return answer
      },
      { onError },
    )
    listen(incoming, outgoing)
  })
}

/** The answer to a request that fetch does not accept either, such as a `TRACE`, and after an error of ours. */
function onError(error: unknown): Response {
  const isRefused = error instanceof TypeError
  if (!isRefused) console.error('[mocks]', error)
  return problem(isRefused ? 400 : 500, 'تعذّر فهم الطلب')
}

async function ask(request: Request, handlers: RequestHandler[]): Promise<Response> {
  const answer = (await getResponse(handlers, request)) ?? problem(404, 'لا يوجد هذا المسار')
  const allow = answer.headers.get('allow')
  if (request.method !== 'OPTIONS' || !allow) return answer
  const methods = allow.includes('GET') ? `${allow}, HEAD, OPTIONS` : `${allow}, OPTIONS`
  return new Response(null, { status: 204, headers: { Allow: methods } })
}

async function withSession(request: Request, handlers: RequestHandler[]): Promise<Response> {
  const isVisitor = request.method === 'POST' && request.url.endsWith('/api/contact-messages')
  if (!isVisitor && !request.headers.get('cookie')?.includes(SESSION)) {
    return problem(401, 'يلزم تسجيل الدخول')
  }
  const answer = await ask(request, handlers)
  if (isVisitor && answer.ok)
    answer.headers.append('Set-Cookie', `${SESSION}; Path=/; HttpOnly; SameSite=Lax`)
  return answer
}
