import type { Database } from '@mocks/backend/data/database'
import type { PathParams } from 'msw'
import { HttpResponse } from 'msw/http'
import {
  contactMessageInputSchema,
  resolvedChangeSchema,
  statusChangeSchema,
} from '@/api/contactMessages'
import { bodyHandlerOf, handlerOf, problem } from './respond'

/** Returns the id from the path, or NaN, which no message has, unless the text is only digits. */
const idFrom = (text: unknown): number =>
  typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : Number.NaN

/**
 * Returns handlers for the four contact-message calls of Spec §7 that use this database. They validate strictly (D-16).
 */
export function contactMessageHandlers({ list, add, change }: Database) {
  const answerChange = (changes: Parameters<typeof change>[1], { id }: PathParams) => {
    const changed = change(idFrom(id), changes)
    return changed ? HttpResponse.json(changed) : problem(404, 'لا توجد رسالة بهذا الرقم')
  }
  return [
    handlerOf('list', () => HttpResponse.json(list())),
    bodyHandlerOf('send', contactMessageInputSchema, (input) =>
      HttpResponse.json(add(input), { status: 201 }),
    ),
    bodyHandlerOf('status', statusChangeSchema, answerChange),
    bodyHandlerOf('resolved', resolvedChangeSchema, answerChange),
  ]
}
