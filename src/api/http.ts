import type * as z from 'zod/mini'
import { backendReady } from '@/lib/requestGate'
import { trackRequest } from '@/lib/slowRequests'

/** The origin of the server: `VITE_API_ORIGIN`, or empty for the page's own origin (README). */
const serverOrigin = (): string => (import.meta.env.VITE_API_ORIGIN ?? '').replace(/\/$/, '')

/**
 * An answer with a status outside 200–299. The message is exactly `{status}: {text}`, with the status text if the
 * body is empty (Spec §8). `body` is the same text, parsed if it is JSON.
 */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: unknown

  constructor(status: number, statusText: string, text: string) {
    super(`${status}: ${text || statusText}`)
    this.status = status
    this.body = parseIfJson(text)
  }
}

function parseIfJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** What the shared read does for a 401: throw, or return null (Spec §7, D-12). */
export type On401 = 'throw' | 'returnNull'

async function call(path: string, init: RequestInit): Promise<Response> {
  const { signal, end } = trackRequest(init.signal)
  try {
    await backendReady()
    return await fetch(serverOrigin() + path, { ...init, signal, credentials: 'include' })
  } finally {
    end()
  }
}

async function orThrow(response: Response): Promise<Response> {
  if (response.ok) return response
  throw new HttpError(response.status, response.statusText, await response.text())
}

/**
 * The shared read (Spec §7): a GET with credentials. Returns the answer, parsed as JSON.
 * @param path from the root of the server: `/api/…`
 * @throws {HttpError} for any answer that is not ok, except a 401 with `returnNull`, which is specified and used by no call yet
 * @throws {TypeError} when there is no answer; {SyntaxError} when the answer is not JSON
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
 * An ok answer that does not match the contract: it is not JSON, or JSON of another shape. The
 * message names the call; the reason is its `cause`.
 */
export class InvalidResponseError extends Error {
  override readonly name = 'InvalidResponseError'
  readonly call: string

  constructor(call: string, cause: unknown) {
    super(`${call}: the answer is not what the contract says`, { cause })
    this.call = call
  }
}

/**
 * The shared read with a check by the contract's schema. Returns the parsed answer. If the answer does not match,
 * it logs the path and message of every issue.
 * @throws {InvalidResponseError} for an answer that does not match; otherwise the errors of `readJson`
 */
export async function readAs<S extends z.ZodMiniType>(
  schema: S,
  path: string,
  options: { signal?: AbortSignal } = {},
): Promise<z.output<S>> {
  try {
    return await schema.parseAsync(await readJson(path, options))
  } catch (cause) {
    const issues = issuesOf(cause)
    if (!issues) throw cause
    const failure = new InvalidResponseError(`GET ${path}`, cause)
    console.error(failure.message, issues)
    throw failure
  }
}

/** The issues of an answer that does not match the contract; null for a failure of another kind. */
function issuesOf(cause: unknown): readonly string[] | null {
  if (cause instanceof SyntaxError) return [cause.message]
  // Compares the name, since importing the class would load zod on every page.
  if (!(cause instanceof Error && cause.name === '$ZodError')) return null
  return (cause as z.core.$ZodError).issues.map(
    ({ path, message }) => `${path.join('.') || '(root)'}: ${message}`,
  )
}

/**
 * The shared write (Spec §7): with credentials, without headers. The body is a Blob of type application/json, so
 * that the browser sets the content type (D-11).
 * @throws {HttpError} for any answer that is not ok; {TypeError} when there is no answer
 */
export async function write(
  method: 'POST' | 'PUT',
  path: string,
  body: unknown,
): Promise<Response> {
  const json = new Blob([JSON.stringify(body)], { type: 'application/json' })
  return orThrow(await call(path, { method, body: json }))
}
