import { calls } from '@mocks/backend/contract/calls'
import { named, openApiDocument } from '@mocks/backend/contract/openapi'
import { dataCalls } from '@mocks/backend/dataCalls'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { describe, expect, test } from 'vitest'
import { contactMessageInputSchema, contactMessageListSchema } from '@/api/contactMessages'
import { pageSettingSchema } from '@/api/pageSettings'
import { badMessages, badPageSettings, badResolved, badStatuses } from './badBodies'

const document = await openApiDocument()
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    operation,
  })),
)

const names = Object.keys(named) as (keyof typeof named)[]

/** A second implementation of JSON Schema, to check the schemas of the document. */
const ajv = new Ajv2020({ strictTypes: false, formats: { 'date-time': isDateTime } })
// The document is not a schema, it contains schemas.
ajv.addVocabulary(Object.keys(document))
ajv.addSchema(document, 'openapi')
const accepts = (name: keyof typeof named) => {
  const validate = ajv.getSchema(`openapi#/components/schemas/${name}`)
  if (!validate) throw new Error(`The document has no schema ${name}`)
  return (value: unknown) => validate(value) === true
}

function isDateTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT/.test(text) && Number.isFinite(Date.parse(text))
}

describe('the OpenAPI document (Spec §7)', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(structuredClone({ ...document }))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test('§7, D-16: lists exactly the five calls, with their refusals', () => {
    const statuses = Object.fromEntries(
      operations.map(({ name, operation }) => [name, Object.keys(operation.responses).join(' ')]),
    )
    expect(statuses).toEqual({
      'GET /api/contact-messages': '200 401 405 500',
      'POST /api/contact-messages': '201 400 401 405 413 500 2XX',
      'PUT /api/contact-messages/{id}/status': '200 400 401 404 405 413 500 2XX',
      'PUT /api/contact-messages/{id}/resolved': '200 400 401 404 405 413 500 2XX',
      'POST /api/page-settings': '200 400 401 405 413 500 2XX',
    })
  })
})

test('the demo panel lists the same calls', () => {
  const address = ({ method, path }: { method: string; path: string }) =>
    `${method} ${path.replace(/^\*/, '').replace(':id', '{id}')}`
  expect(new Set(Object.values(dataCalls).map(address))).toEqual(new Set(calls.map(address)))
})

test('every schema accepts its example, also validated by another library than zod', () => {
  for (const { body, success } of calls) {
    for (const shown of [body, success]) {
      expect(shown?.schema?.safeParse(shown.example).success ?? true).toBe(true)
      const name = names.find((candidate) => named[candidate] === shown?.schema)
      if (name) expect(accepts(name)(shown?.example), name).toBe(true)
    }
  }
})

test('an answer may have fields that the app does not read, a request may not', () => {
  const [read, send] = calls
  const [message] = contactMessageListSchema.parse(read?.success.example)
  expect(accepts('ContactMessage')({ ...message, votes: 1 })).toBe(true)
  expect(accepts('ContactMessageInput')({ ...(send?.body?.example ?? {}), votes: 1 })).toBe(false)
})

describe('its schemas accept and refuse the same bodies as zod', () => {
  const message = contactMessageInputSchema.parse(
    calls.find(({ operation }) => operation === 'sendContactMessage')?.body?.example,
  )
  const setting = pageSettingSchema.parse(
    calls.find(({ path }) => path === '/api/page-settings')?.body?.example,
  )
  const cases: [keyof typeof named, unknown[]][] = [
    [
      'ContactMessageInput',
      [message, { ...message, email: ' a@b.co ' }, ...badMessages(message).map(({ body }) => body)],
    ],
    ['StatusChange', [{ status: 'read', adminNotes: '' }, ...badStatuses]],
    ['ResolvedChange', [{ isResolved: false }, ...badResolved]],
    ['PageSetting', [setting, ...badPageSettings(setting)]],
    [
      'Problem',
      [
        { message: 'لا' },
        { message: '' },
        { issues: [] },
        { message: 'لا', issues: [{ path: ['a', 0], message: 'لا' }] },
      ],
    ],
  ]

  test.each(cases)('%s', (name, values) => {
    const byZod = values.map((value) => named[name].safeParse(value).success)
    // JSON has no undefined fields.
    const byDocument = values.map((value) => accepts(name)(JSON.parse(JSON.stringify(value))))
    expect(byDocument).toEqual(byZod)
    expect(new Set(byZod)).toEqual(new Set([true, false]))
  })
})
