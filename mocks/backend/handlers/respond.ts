import { type CallId, dataCalls } from '@mocks/backend/dataCalls'
import { parseJson } from '@mocks/backend/parseJson'
import type { HttpResponseResolver, PathParams, RequestHandler } from 'msw'
import { HttpResponse, http } from 'msw/http'
import type * as z from 'zod/mini'

/** Larger request bodies are refused with 413 (D-16). */
export const MAX_BODY_BYTES = 100_000

const METHODS = { GET: 'get', POST: 'post', PUT: 'put' } as const

/** Returns the handler of one of the five calls. */
export const handlerOf = (id: CallId, answer: HttpResponseResolver): RequestHandler =>
  http[METHODS[dataCalls[id].method]](dataCalls[id].path, answer)

/** Returns an error response of the fake backend: JSON `{ message }`, plus `issues` from a schema if there are any. */
export const problem = (status: number, message: string, issues?: unknown[]): Response =>
  HttpResponse.json(issues ? { message, issues } : { message }, { status })

/** Returns a 405 for a known path that was called with another method; `Allow` lists the valid methods. */
export function methodNotAllowed(...allowed: string[]): Response {
  const message = `هذا المسار لا يقبل إلا ${allowed.join(' و')}`
  return HttpResponse.json({ message }, { status: 405, headers: { Allow: allowed.join(', ') } })
}

/**
 * Returns the handler of a call with a body, which it parses with the schema that the client also uses (D-16): 413 for more
 * than 100 kB, 400 when it is not JSON, 400 with `issues` when it has the wrong shape.
 */
export const bodyHandlerOf = <S extends z.ZodMiniType>(
  id: CallId,
  schema: S,
  answer: (data: z.output<S>, params: PathParams) => Response,
): RequestHandler =>
  handlerOf(id, async ({ request, params }) => {
    const bytes = await request.arrayBuffer()
    if (bytes.byteLength > MAX_BODY_BYTES) return problem(413, 'حجم الطلب أكبر من 100 كيلوبايت')
    const body = parseJson(new TextDecoder().decode(bytes))
    if (body === undefined) return problem(400, 'محتوى الطلب ليس بصيغة JSON صحيحة')
    const parsed = schema.safeParse(body)
    if (parsed.success) return answer(parsed.data, params)
    const issues = parsed.error.issues.map(({ path, message }) => ({ path, message }))
    return problem(400, 'بيانات الطلب غير صحيحة', issues)
  })
