import type { Database } from '@mocks/backend/data/database'
import { dataCalls } from '@mocks/backend/dataCalls'
import { HttpResponse, http } from 'msw/http'
import {
  contactMessageInputSchema,
  resolvedChangeSchema,
  statusChangeSchema,
} from '@/api/contactMessages'
import { methodNotAllowed, problem, withBody } from './respond'

const MESSAGES = dataCalls.list.path

/** Returns the id from the path, or NaN, which no message has, unless the text is only digits. */
const idFrom = (text: unknown): number =>
  typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : Number.NaN

/**
 * Returns handlers for the four contact-message calls of Spec §7 that use this database. They validate strictly (D-16).
 */
export const contactMessageHandlers = (database: Database) => [
  http.get(MESSAGES, () => HttpResponse.json(database.list())),

  http.post(
    MESSAGES,
    withBody(contactMessageInputSchema, (input) =>
      HttpResponse.json(database.add(input), { status: 201 }),
    ),
  ),
  http.all(MESSAGES, () => methodNotAllowed('GET', 'POST')),

  ...changeHandlers(database, dataCalls.status.path, statusChangeSchema),
  ...changeHandlers(database, dataCalls.resolved.path, resolvedChangeSchema),
]

const changeHandlers = (
  database: Database,
  path: string,
  schema: typeof statusChangeSchema | typeof resolvedChangeSchema,
) => [
  http.put(
    path,
    withBody(schema, (change, { id }) => {
      const changed = database.change(idFrom(id), change)
      return changed ? HttpResponse.json(changed) : problem(404, 'لا توجد رسالة بهذا الرقم')
    }),
  ),
  http.all(path, () => methodNotAllowed('PUT')),
]
