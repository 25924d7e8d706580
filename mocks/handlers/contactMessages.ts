import { HttpResponse, http } from 'msw/http'
import {
  contactMessageInputSchema,
  resolvedChangeSchema,
  statusChangeSchema,
} from '@/api/contactMessages'
import type { Database } from '../data/database'
import { methodNotAllowed, problem, readBody } from './respond'

/** The list and the form's address; each message's two switches. */
export const MESSAGES = '*/api/contact-messages'
export const STATUS = `${MESSAGES}/:id/status`
export const RESOLVED = `${MESSAGES}/:id/resolved`

const unknownMessage = () => problem(404, 'لا توجد رسالة بهذا الرقم')

/** A message's number from the address, or NaN (which no message has) for anything but digits. */
const idFrom = (text: unknown): number =>
  typeof text === 'string' && /^\d+$/.test(text) ? Number(text) : Number.NaN

/** The four contact-message calls of Spec §7 over a database; strict as D-16 says. */
export const contactMessageHandlers = (database: Database) => [
  http.get(MESSAGES, () => HttpResponse.json(database.list())),

  http.post(MESSAGES, async ({ request }) => {
    const body = await readBody(request, contactMessageInputSchema)
    if (!body.ok) return body.refusal
    return HttpResponse.json(database.add(body.data), { status: 201 })
  }),
  http.all(MESSAGES, () => methodNotAllowed('GET', 'POST')),

  http.put(STATUS, async ({ params, request }) => {
    const id = idFrom(params.id)
    if (!database.has(id)) return unknownMessage()
    const body = await readBody(request, statusChangeSchema)
    if (!body.ok) return body.refusal
    const changed = database.change(id, body.data)
    return changed ? HttpResponse.json(changed) : unknownMessage()
  }),
  http.all(STATUS, () => methodNotAllowed('PUT')),

  http.put(RESOLVED, async ({ params, request }) => {
    const id = idFrom(params.id)
    if (!database.has(id)) return unknownMessage()
    const body = await readBody(request, resolvedChangeSchema)
    if (!body.ok) return body.refusal
    const changed = database.change(id, body.data)
    return changed ? HttpResponse.json(changed) : unknownMessage()
  }),
  http.all(RESOLVED, () => methodNotAllowed('PUT')),
]
