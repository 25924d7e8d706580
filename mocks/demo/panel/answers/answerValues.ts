import { callIds } from '@mocks/backend/dataCalls'
import { MAX_DELAY_MS, type OwnAnswer, TIMES } from '@mocks/backend/ownScenarios'
import { exampleOf } from '@mocks/demo/answers/contract'
import * as z from 'zod/mini'
import { requiredText } from '@/lib/textSchemas'

/** The values of the form of an answer. */
const valuesSchema = z.object({
  /** the scenario in whose place this one is saved; empty for a new one */
  replaces: z.string(),
  title: requiredText,
  call: z.enum(callIds),
  status: z.string(),
  body: z.string(),
  delay: z.number().check(z.maximum(MAX_DELAY_MS, `اكتب ${MAX_DELAY_MS} على الأكثر.`)),
  times: z.enum(Object.keys(TIMES) as OwnAnswer['times'][]),
})

export type AnswerValues = z.infer<typeof valuesSchema>

/** A broken connection sends no body. */
export const formSchema = valuesSchema.check(
  z.refine(({ status, body }) => typeof statusOf(status) === 'string' || !jsonProblem(body), {
    path: ['body'],
    error: ({ input }) => jsonProblem((input as AnswerValues).body) ?? '',
  }),
)

/** Returns why a text is no JSON, in Arabic; null if it is, or if it is empty. */
function jsonProblem(text: string): string | null {
  if (text.trim() === '') return null
  try {
    JSON.parse(text)
    return null
  } catch (error) {
    // Safari does not say where.
    const line = /line (\d+)/.exec(String(error))?.[1]
    return `ليس النص JSON صحيحًا${line ? `، راجع السطر ${line}` : ''}.`
  }
}

export const statusOf = (text: string): OwnAnswer['status'] =>
  text === 'offline' || text === 'never' ? text : Number(text)

export const emptyAnswer: AnswerValues = {
  replaces: '',
  title: '',
  call: 'list',
  status: '500',
  body: exampleOf('list', 500),
  delay: 0,
  times: 'always',
}

/** A draft may be invalid: what is typed stays. */
export const parseDraft = (value: unknown): AnswerValues => {
  const { title, delay, ...valid } = valuesSchema.shape
  return z.object({ ...valid, title: z.string(), delay: z.number() }).parse(value)
}
