import { backendReady } from '@/lib/backendGate'

/** Where the server is: the page's own origin unless `VITE_API_ORIGIN` names another (README). */
const origin: string = import.meta.env.VITE_API_ORIGIN ?? ''

/** A response outside 200–299. The message is exactly `{status}: {text}`, or the status text if the body is empty (Spec §8). */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** What the shared read does with a 401: throw it, or answer null (Spec §7, decision 12). */
export type On401 = 'throw' | 'returnNull'

async function call(path: string, init: RequestInit): Promise<Response> {
  await backendReady()
  return fetch(origin + path, { ...init, credentials: 'include' })
}

async function orThrow(response: Response): Promise<Response> {
  if (response.ok) return response
  const text = await response.text()
  throw new HttpError(response.status, `${response.status}: ${text || response.statusText}`)
}

/**
 * The shared read (Spec §7): GET, credentials included, answer parsed as JSON.
 * @throws {HttpError} for any answer that is not ok, but for a 401 under `returnNull`
 */
export async function readJson(
  path: string,
  { on401 = 'throw', signal }: { on401?: On401; signal?: AbortSignal } = {},
): Promise<unknown> {
  const response = await call(path, signal ? { signal } : {})
  if (response.status === 401 && on401 === 'returnNull') return null
  return (await orThrow(response)).json()
}

/**
 * The shared write (Spec §7): credentials included, no headers set. The body is a Blob of type
 * application/json, so that the browser itself names the type (decision 11). Returns the response
 * whatever its status; `write` below throws instead.
 */
export function send(method: 'POST' | 'PUT', path: string, body: unknown): Promise<Response> {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' })
  return call(path, { method, body: json })
}

/** `send`, throwing for an answer that is not ok. @throws {HttpError} */
export async function write(
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
): Promise<Response> {
  return orThrow(await send(method, path, body))
}
