import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, vi } from 'vitest'

type ServerResponse = {
  status?: number
  statusText?: string
  type?: string
  body?: string
  /** breaks the connection off instead of answering */
  isBroken?: boolean
}
type ReceivedRequest = { method: string; path: string; headers: IncomingHttpHeaders; body: string }

/**
 * Starts a real HTTP server for the tests of `api`, so that calls use a real fetch. It gives every request the
 * same answer and records the requests in `asked`. It stops when the test has finished.
 */
export async function startTestServer({
  status = 200,
  statusText = '',
  type = 'application/json',
  body = '{}',
  isBroken = false,
}: ServerResponse = {}) {
  const asked: ReceivedRequest[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method = '', url = '', headers } = request
    asked.push({ method, path: url, headers, body: Buffer.concat(chunks).toString() })
    if (isBroken) return void response.destroy()
    response.writeHead(status, statusText, { 'content-type': type, connection: 'close' }).end(body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  vi.stubEnv('VITE_API_ORIGIN', origin)
  const stop = () => new Promise((stopped) => server.close(stopped))
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await stop()
  })
  return { asked, origin, stop }
}

/** Spies on fetch, which still sends the request. Returns a function that returns the `init` of each call. */
export function spyOnFetch() {
  const spy = vi.spyOn(globalThis, 'fetch')
  onTestFinished(() => spy.mockRestore())
  return () => spy.mock.calls.map(([, init]) => init ?? {})
}
