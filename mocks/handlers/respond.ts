import { HttpResponse } from 'msw/http'
import type { z } from 'zod'

/** A body over 100 kB is refused (D-16). */
export const MAX_BODY_BYTES = 100_000

/** An error as the fake backend tells it: JSON `{ message }`, and `issues` where a schema found some. */
export function problem(status: number, message: string, issues?: unknown[]): Response {
  return HttpResponse.json(issues ? { message, issues } : { message }, { status })
}

/** 405 for a known path under another method; `Allow` names the right ones. */
export function methodNotAllowed(...allowed: string[]): Response {
  const message = `هذا المسار لا يقبل إلا ${allowed.join(' و')}`
  return HttpResponse.json({ message }, { status: 405, headers: { Allow: allowed.join(', ') } })
}

export type ReadBody<T> = { ok: true; data: T } | { ok: false; refusal: Response }

/**
 * The body of a request, parsed strictly with the schema that the client shares (D-16), or the
 * answer that refuses it: 413 over 100 kB, 400 for what is not JSON, 400 with `issues` for the wrong shape.
 */
export async function readBody<S extends z.ZodType>(
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
