import type { AddressInfo } from 'node:net'
import { addressOf, calls } from '@mocks/backend/contract/calls'
import { named, openApiDocument } from '@mocks/backend/contract/openapi'
import { createDatabase } from '@mocks/backend/data/database'
import { seed } from '@mocks/backend/data/seed'
import { callIds, dataCalls } from '@mocks/backend/dataCalls'
import { createMockServer } from '@mocks/backend/mockServer'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Call, contractSuite } from './suite'

// Runs the contract suite over real HTTP. `npm test` runs it against the mock server, and then compares the OpenAPI
// document with its answers;
//   npm run contract -- https://…
// runs it against another server: only the reads, unless CONTRACT_WRITES=1. CONTRACT_COOKIE is sent as the cookie.
const { CONTRACT_URL, CONTRACT_WRITES, CONTRACT_COOKIE } = process.env
const isOurs = CONTRACT_URL === undefined
const mayWrite = isOurs || CONTRACT_WRITES === '1'

const server = createMockServer({ database: createDatabase() })
let origin = CONTRACT_URL?.replace(/\/$/, '') ?? ''

beforeAll(async () => {
  if (!isOurs) return
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close().closeAllConnections())

/** Every request that the suite sent, with the status of its answer. */
const asked: { operation: string; body: unknown; status: number }[] = []

const call: Call = async (method, at, body) => {
  const isText = typeof body === 'string'
  const response = await fetch(origin + at, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(CONTRACT_COOKIE && { Cookie: CONTRACT_COOKIE }),
    },
    ...(body !== undefined && { body: isText ? body : JSON.stringify(body) }),
  })
  const operation = `${method} ${at.replace(/(?<=messages\/)[^/]+/, '{id}')}`
  asked.push({ operation, body, status: response.status })
  const headers = Object.fromEntries(response.headers)
  return { status: response.status, headers, text: await response.text() }
}

const cases = contractSuite(call).filter(({ isWrite }) => mayWrite || !isWrite)
const left = contractSuite(call).length - cases.length
const note = left > 0 ? ` (without ${left} cases that write; CONTRACT_WRITES=1 adds them)` : ''

describe(`the contract, for ${CONTRACT_URL ?? 'the mock server'}${note}`, () => {
  test.each(cases)('$name', ({ run }) => run(), 30_000)
})

describe.runIf(isOurs)('the OpenAPI document (Spec §7)', async () => {
  const document = await openApiDocument()
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      statuses: Object.keys(operation.responses),
    })),
  )
  /** Another library than zod, which wrote the schemas. The document is not a schema, it contains schemas. */
  const ajv = new Ajv2020({ strictTypes: false, formats: { 'date-time': true } })
  ajv.addVocabulary(Object.keys(document))
  ajv.addSchema(document, 'openapi')
  const accepts = (schema: unknown, body: unknown) => {
    const [name] = Object.entries(named).find(([, known]) => known === schema) ?? []
    return ajv.validate(`openapi#/components/schemas/${name}`, body)
  }

  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    expect(await validator.validate(structuredClone({ ...document }))).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  test('§7, D-16: lists exactly the five calls, with their refusals', () => {
    expect(Object.fromEntries(operations.map((it) => [it.name, it.statuses.join(' ')]))).toEqual({
      'GET /api/contact-messages': '200 401 403 405 429 500 503',
      'POST /api/contact-messages': '201 400 401 403 405 413 429 500 503 2XX',
      'PUT /api/contact-messages/{id}/status': '200 400 401 403 404 405 413 429 500 503 2XX',
      'PUT /api/contact-messages/{id}/resolved': '200 400 401 403 404 405 413 429 500 503 2XX',
      'POST /api/page-settings': '200 400 401 403 405 413 429 500 503 2XX',
    })
  })

  test('has every answer of the mock server, and accepts the bodies that it accepts', () => {
    for (const { operation, body, status } of asked) {
      // A 405 answers a method that the path does not have.
      if (status === 405) continue
      const known = operations.find(({ name }) => name === operation)
      expect(known?.statuses, operation).toContain(String(status))
      if (typeof body !== 'object' || status === 404 || status === 413) continue
      const id = callIds.find((one) => `${dataCalls[one].method} ${addressOf(one)}` === operation)
      const request = id && calls[id].body
      // JSON has no undefined fields.
      const sent = JSON.parse(JSON.stringify(body))
      expect(accepts(request?.schema, sent), JSON.stringify(sent)).toBe(status < 400)
    }
  })

  test('its examples are valid, and an answer may have fields that the app does not read', () => {
    for (const { body, success } of Object.values(calls))
      for (const shown of [body, success])
        expect(shown?.schema?.safeParse(shown.example).success ?? true).toBe(true)
    const unread = { ...seed()[0], votes: 1 }
    expect(accepts(named.ContactMessage, unread)).toBe(true)
  })
})
