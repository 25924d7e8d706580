import { calls, problemSchema, refusalsOf } from '@mocks/backend/contract/calls'
import type { CallId } from '@mocks/backend/dataCalls'
import { type OwnAnswer, STATUS_NAMES } from '@mocks/backend/ownScenarios'
import { parseJson } from '@mocks/backend/parseJson'
import { isolated } from '@/lib/isolated'

/** The body that an answer has as long as nobody has written another one. */
export function exampleOf(id: CallId, status: OwnAnswer['status']): string {
  if (typeof status !== 'number') return ''
  const body = status < 300 ? calls[id].success.example : { message: STATUS_NAMES[status] }
  return JSON.stringify(body, null, 2)
}

/** Returns why the contract has no such answer, in Arabic; null if it has. A broken connection is no matter of the contract. */
export function outsideContract(
  id: CallId,
  { status, body }: Pick<OwnAnswer, 'status' | 'body'>,
): string | null {
  if (typeof status !== 'number') return null
  const { success } = calls[id]
  const isSuccess = status === success.status || (!success.schema && status < 300)
  if (!isSuccess && !refusalsOf(id).some((known) => known === status))
    return `ليست الحالة ${status} من حالات هذا الطلب.`
  // The app shows the same for a 5xx, whatever its body.
  const schema = isSuccess ? success.schema : status < 500 && problemSchema
  if (!schema) return null
  if (body.trimStart().startsWith('<')) return 'المحتوى صفحة HTML، لا JSON.'
  const result = schema.safeParse(parseJson(body))
  const [issue] = result.error?.issues ?? []
  return issue ? `لا يوافق المحتوى المخطط عند ${isolated(issue.path.join('.') || 'أوله')}.` : null
}
