import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { RequestHandler } from 'msw'
import { getResponse } from 'msw/utils/get-response'
import type { Database } from './data/database'
import { createHandlers } from './handlers'
import { MAX_BODY_BYTES, problem } from './handlers/respond'
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
export function createMockServer({
  database,
  scenario = 'normal',
  session = false,
}: MockServerOptions): Server {
  const handlers = [...handlersOf(scenario), ...createHandlers(database)]
  return createServer(async (incoming, outgoing) => {
    const gone = new AbortController()
    outgoing.once('close', () => gone.abort())
    try {
      const request = await requestFrom(incoming, gone.signal)
      const answer = session ? await withSession(request, handlers) : await ask(request, handlers)
      await send(answer, outgoing)
    } catch (error) {
      // The client has disconnected, so there is nobody to answer.
      if (gone.signal.aborted) return
      if (!(error instanceof TypeError)) console.error('[mocks]', error)
      const status = error instanceof TypeError ? 400 : 500
      await send(problem(status, 'تعذّر فهم الطلب'), outgoing)
    }
  })
}

/** @throws {TypeError} for a method or an address that fetch does not accept either */
async function requestFrom(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const { method: asked = 'GET', url = '/', headers } = incoming
  const method = asked === 'HEAD' ? 'GET' : asked
  const body = await bodyOf(incoming)
  return new Request(url.startsWith('/') ? `http://localhost${url}` : url, {
    method,
    // Only `set-cookie`, which no request has, would be a list.
    headers: headers as Record<string, string>,
    signal,
    body: method === 'GET' ? null : body,
  })
}

/**
 * Reads the body, but stores only enough of it for the handlers to find it too long. This limits the memory,
 * and the client can send its whole body and then read the 413.
 */
async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
    if (size <= MAX_BODY_BYTES) chunks.push(chunk)
    size += chunk.byteLength
  }
  return new Uint8Array(Buffer.concat(chunks))
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

async function send(answer: Response, outgoing: ServerResponse): Promise<void> {
  // A browser's network error is, in HTTP, a connection that breaks.
  if (answer.type === 'error') {
    outgoing.destroy()
    return
  }
  const body = new Uint8Array(await answer.arrayBuffer())
  outgoing.setHeaders(answer.headers)
  if (answer.status !== 204) outgoing.setHeader('Content-Length', body.byteLength)
  outgoing.writeHead(answer.status)
  // For a HEAD request Node sends only the headers.
  outgoing.end(body)
}
