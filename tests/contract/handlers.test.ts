import { openApiDocument } from '@mocks/backend/contract/openapi'
import { isolatedHandlers } from '@mocks/backend/handlers'
import { storyHandlers } from '@mocks/backend/scenarioHandlers'
import { type ScenarioName, scenarios } from '@mocks/backend/scenarios'
import { getResponse } from 'msw/utils/get-response'
import { describe, expect, test } from 'vitest'
import { type Call, contractSuite } from './suite'

/** Every answer that this file received, as `PUT /api/contact-messages/{id}/status 404`. */
const seen = new Set<string>()

const callTo =
  (handlers: ReturnType<typeof storyHandlers>): Call =>
  async (method, path, body) => {
    const request = new Request(`http://madar.test${path}`, {
      method,
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await getResponse(handlers, request)
    if (!response) throw new Error(`No handler answers ${method} ${path}`)
    const template = path.replace(/(?<=messages\/)[^/]+/, '{id}')
    if (response.type !== 'error') seen.add(`${method} ${template} ${response.status}`)
    const headers = Object.fromEntries(response.headers)
    return { status: response.status, headers, text: await response.text() }
  }

/** A server with string ids: each number that the handlers give is sent as «msg/7 ة». */
const namingIds =
  (call: Call): Call =>
  async (method, path, body) => {
    const numbered = path.replace(/(?<=messages\/)[^/]+/, (encoded) => {
      const [, number] = /^msg\/(\d+) ة$/.exec(decodeURIComponent(encoded)) ?? []
      return number ?? 'unknown'
    })
    const answer = await call(method, numbered, body)
    const text = answer.text.replace(/"id":(\d+)/g, '"id":"msg/$1 ة"')
    return { ...answer, text }
  }

describe('the contract, for a server with string ids (D-32)', () => {
  test.each(contractSuite(namingIds(callTo(isolatedHandlers()))))('$name', ({ run }) => run())
})

describe('the contract, for the handlers in Node', () => {
  test.each(contractSuite(callTo(isolatedHandlers())))('$name', ({ run }) => run())
})

describe('the document lists every answer', () => {
  const SILENT: ScenarioName[] = ['endless', 'slow']
  const answering = (Object.keys(scenarios) as ScenarioName[]).filter(
    (name) => !SILENT.includes(name),
  )

  test('each answer of the suite and the scenarios is in it, and each refusal in it occurs', async () => {
    const { paths } = await openApiDocument()
    const documented = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([method, { responses }]) =>
        Object.keys(responses)
          .filter((status) => status !== '2XX')
          .map((status) => `${method.toUpperCase()} ${path} ${status}`),
      ),
    )
    const operations = new Set(documented.map((line) => line.replace(/ \d+$/, '')))
    for (const name of answering) {
      const call = callTo(storyHandlers(name, { count: 5 }))
      for (const operation of operations) {
        const [method = '', path = ''] = operation.split(' ')
        await call(method, path.replace('{id}', '1'), method === 'GET' ? undefined : {})
      }
    }
    // A 405 answers a method that the path does not have, so the document lists it under the methods that it has.
    const undocumented = [...seen].filter(
      (line) => !line.endsWith(' 405') && !documented.includes(line),
    )
    expect(undocumented).toEqual([])
    const refusing = new Set(
      [...seen].filter((line) => line.endsWith(' 405')).map((line) => line.split(' ')[1]),
    )
    const never = documented.filter((line) => !line.endsWith(' 405') && !seen.has(line))
    expect(never).toEqual([])
    expect([...refusing].toSorted()).toEqual(Object.keys(paths).toSorted())
  })
})
