import { type CallId, callIds, dataCalls } from '@mocks/backend/dataCalls'
import { MAX_BODY_BYTES } from '@mocks/backend/handlers/respond'
import { nameOfAnswer } from '@mocks/backend/ownScenarios'
import { storyHandlers } from '@mocks/backend/scenarioHandlers'
import type { ScenarioName } from '@mocks/backend/scenarios'
import { getResponse } from 'msw/utils/get-response'
import * as z from 'zod/mini'
import {
  contactMessageInputSchema,
  contactMessageListSchema,
  contactMessageSchema,
  resolvedChangeSchema,
  statusChangeSchema,
} from '@/api/contactMessages'
import { pageCategorySchema, pageSettingSchema } from '@/api/pageSettings'
import { addressOf, calls, problemSchema, refusalsOf } from './calls'

/** The schemas that get a name under `components.schemas`. Every schema of a call must be listed here. */
export const named = {
  ContactMessage: contactMessageSchema,
  ContactMessageList: contactMessageListSchema,
  ContactMessageInput: contactMessageInputSchema,
  StatusChange: statusChangeSchema,
  ResolvedChange: resolvedChangeSchema,
  PageCategory: pageCategorySchema,
  PageSetting: pageSettingSchema,
  Problem: problemSchema,
}

const LIST = '/api/contact-messages'
const REFUSALS = {
  400: ['BadRequest', 'The body is not JSON, or not of this shape: `issues` says where.'],
  401: ['Unauthorised', 'The server wants to know who is asking. The app shows its error state.'],
  403: ['Forbidden', 'This account may not do it. The app says so; what was typed stays.'],
  404: ['NotFound', 'The path names nothing that there is.'],
  405: ['MethodNotAllowed', 'The path is asked by another method; `Allow` names the right ones.'],
  413: ['TooLarge', `The body is over ${MAX_BODY_BYTES / 1000} kB.`],
  429: [
    'TooManyRequests',
    'Too many calls. The app asks to wait, and never calls again by itself.',
  ],
  500: ['ServerError', 'Anything else. The app shows its error state, whatever the body.'],
  503: ['Unavailable', 'The server is down for a while. The app does as for 500.'],
} as const

/** For each error status, a request that causes it, so that the examples are real responses of the fake backend. */
const refusalExample = {
  400: () => mockedResponse('POST', LIST, '{"category":"عام"}'),
  401: () => mockedResponse('GET', LIST, undefined, 'unauthorised'),
  403: () => refusedList(403, 'لا يملك حسابك هذه الصلاحية'),
  404: () => mockedResponse('PUT', `${LIST}/999999/resolved`, '{"isResolved":true}'),
  405: () => mockedResponse('PUT', '/api/page-settings', '{}'),
  413: () => mockedResponse('POST', LIST, ' '.repeat(MAX_BODY_BYTES + 1)),
  429: () => refusedList(429, 'طلبات كثيرة، انتظر دقيقة'),
  500: () => mockedResponse('GET', LIST, undefined, 'failing'),
  503: () => refusedList(503, 'الخدمة متوقفة مؤقتًا'),
}

/**
 * Returns the contract as an OpenAPI 3.1 document (Spec §7): schemas from src/api, examples from the seed and
 * error responses from the fake backend. Throws an `Error` when a call uses a schema that is not in `named`.
 */
export async function openApiDocument() {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const id of callIds) {
    const path = addressOf(id)
    paths[path] = { ...paths[path], [dataCalls[id].method.toLowerCase()]: operationOf(id) }
  }
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'مدار',
      version: '1.0.0',
      description:
        'The five calls of the app, on its own origin, with cookies. Bodies are UTF-8 JSON. Written by `npm run contract`; check a server against it with `npm run contract -- ADDRESS`.',
    },
    servers: [{ url: '/', description: "the page's own origin" }],
    paths,
    components: { schemas: jsonSchemas(), responses: await refusals() },
  }
}

function operationOf(id: CallId) {
  const { operation, resource, summary, body, success } = calls[id]
  return {
    operationId: operation.replace(/Query$/, ''),
    tags: [resource],
    summary,
    ...(addressOf(id).includes('{id}') && { parameters: [idParameter] }),
    ...(body && {
      requestBody: { required: true, content: json(refTo(body.schema), body.example) },
    }),
    responses: {
      [success.status]: {
        description: success.description,
        content: json(success.schema ? refTo(success.schema) : {}, success.example),
      },
      ...(!success.schema && { '2XX': { description: 'Any other success will do as well.' } }),
      ...Object.fromEntries(
        refusalsOf(id).map((status) => [
          status,
          { $ref: `#/components/responses/${REFUSALS[status][0]}` },
        ]),
      ),
    },
  }
}

const idParameter = {
  name: 'id',
  in: 'path',
  required: true,
  description: "the message's id as the list gives it, a number or a text, percent-encoded",
  schema: { anyOf: [{ type: 'number' }, { type: 'string' }] },
  example: 1,
}

const json = (schema: object, example: unknown) => ({ 'application/json': { schema, example } })

function refTo(schema: z.ZodMiniType): object {
  const name = Object.entries(named).find(([, known]) => known === schema)?.[0]
  if (!name) throw new Error('A schema of the contract has no name in `named`')
  return { $ref: `#/components/schemas/${name}` }
}

/**
 * Converts the schemas with `io: 'input'`: that side describes what is sent, and allows unknown fields in a response.
 */
function jsonSchemas(): Record<string, object> {
  const registry = z.registry<{ id: string }>()
  for (const [id, schema] of Object.entries(named)) registry.add(schema, { id })
  const { schemas } = z.toJSONSchema(registry, {
    target: 'draft-2020-12',
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    // `starts_with` is a format of zod only; the `pattern` next to it expresses the same.
    override: ({ jsonSchema }) => {
      if (jsonSchema.format === 'starts_with') delete jsonSchema.format
    },
  })
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $id: _id, $schema: _schema, ...schema }]) => [id, schema]),
  )
}

async function refusals(): Promise<Record<string, object>> {
  const answers = Object.entries(REFUSALS).map(async ([status, [name, description]]) => {
    const example = await refusalExample[Number(status) as keyof typeof REFUSALS]()
    const content = json(refTo(problemSchema), example)
    const isAny = status === '500' && { 'text/html': { schema: { type: 'string' } } }
    const headers = status === '405' && { headers: { Allow: { schema: { type: 'string' } } } }
    return [name, { description, ...headers, content: { ...content, ...isAny } }] as const
  })
  return Object.fromEntries(await Promise.all(answers))
}

/** The fake backend has no accounts and no limits, so a scenario answers. */
function refusedList(status: number, message: string) {
  const own = nameOfAnswer({
    title: message,
    call: 'list',
    status,
    body: JSON.stringify({ message }),
    delay: 0,
    times: 'always',
    isOutside: false,
  })
  return mockedResponse('GET', LIST, undefined, own)
}

async function mockedResponse(
  method: string,
  path: string,
  body?: string,
  scenario?: ScenarioName,
) {
  const request = new Request(`http://madar.test${path}`, { method, ...(body && { body }) })
  return (await getResponse(storyHandlers(scenario), request))?.json()
}
