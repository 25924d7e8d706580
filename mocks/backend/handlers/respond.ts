import { type CallId, dataCalls } from '@mocks/backend/dataCalls'
import type { HttpResponseResolver, RequestHandler } from 'msw'
import { HttpResponse, http } from 'msw/http'
import type * as z from 'zod/mini'

/** Larger request bodies are refused with 413 (D-16). */
export const MAX_BODY_BYTES = 100_000

const METHODS = { GET: 'get', POST: 'post', PUT: 'put' } as const

/** Returns the handler of one of the five calls. */
export const handlerOf = (id: CallId, answer: HttpResponseResolver): RequestHandler =>
  http[METHODS[dataCalls[id].method]](dataCalls[id].path, answer)

/** Returns an error response of the fake backend: JSON `{ message }`, plus `issues` from a schema if there are any. */
export function problem(status: number, message: string, issues?: unknown[]): Response {
  return HttpResponse.json(issues ? { message, issues } : { message }, { status })
}

/** Returns a 405 for a known path that was called with another method; `Allow` lists the valid methods. */
export function methodNotAllowed(...allowed: string[]): Response {
  const message = `هذا المسار لا يقبل إلا ${allowed.join(' و')}`
  return HttpResponse.json({ message }, { status: 405, headers: { Allow: allowed.join(', ') } })
}

export type ReadBody<T> = { ok: true; data: T } | { ok: false; refusal: Response }

/**
 * Reads the body of a request and parses it with the schema that the client also uses (D-16). Returns the data,
 * or the error response to send: 413 for more than 100 kB, 400 when it is not JSON, 400 with `issues` when it
 * has the wrong shape.
 */
export async function readBody<S extends z.ZodMiniType>(
  request: Request,
  schema: S,
): Promise<ReadBody<z.output<S>>> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > MAX_BODY_BYTES) {
    return { ok: false, refusal: problem(413, 'حجم الطلب أكبر من 100 كيلوبايت') }
  }
  const json = parseJson(new TextDecoder().decode(bytes))
  if (!json.ok) return { ok: false, refusal: problem(400, 'محتوى الطلب ليس بصيغة JSON صحيحة') }
  const parsed = schema.safeParse(json.value)
  if (parsed.success) return { ok: true, data: parsed.data }
  const issues = parsed.error.issues.map(({ path, message }) => ({ path, message }))
  return { ok: false, refusal: problem(400, 'بيانات الطلب غير صحيحة', issues) }
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}
