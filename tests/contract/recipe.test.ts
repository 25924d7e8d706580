import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { calls } from '@mocks/backend/contract/calls'
import { named, openApiDocument } from '@mocks/backend/contract/openapi'
import { dataCalls } from '@mocks/backend/dataCalls'
import { isolatedHandlers } from '@mocks/backend/handlers'
import { storyHandlers } from '@mocks/backend/scenarioHandlers'
import { getResponse } from 'msw/utils/get-response'
import { describe, expect, test } from 'vitest'
import { contractSuite } from './suite'

// Checks every resource against the steps of «Adding a resource» (.storybook/docs/addingAResource.mdx). A file in
// src/api without the other steps fails here.
const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const recipe = read('.storybook/docs/addingAResource.mdx')

/** Files of src/api that calls share. They are not resources. */
const INFRASTRUCTURE = ['http', 'messageKinds', 'crossTab', 'problem', 'queryClient', 'testServer']
const resources = readdirSync(path.join(root, 'src/api'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((name) => !INFRASTRUCTURE.includes(name))

const callsOf = (resource: string) => calls.filter((call) => call.resource === resource)
const addressOf = ({ path: template }: { path: string }) => template.replace('{id}', '1')
const ask = (handlers: ReturnType<typeof storyHandlers>, method: string, address: string) =>
  getResponse(handlers, new Request(`http://madar.test${address}`, { method }))

describe.each(resources)('the resource %s', (resource) => {
  const source = read(`src/api/${resource}.ts`)
  const exported = [...source.matchAll(/^export (?:async )?(?:function|const) (\w+)/gm)].map(
    ([, name = '']) => name,
  )

  test('1: one file of src/api has schemas, calls and hooks, and a test beside it', () => {
    expect(exported.some((name) => name.endsWith('Schema'))).toBe(true)
    expect(exported.some((name) => name.startsWith('use'))).toBe(true)
    expect(callsOf(resource)).not.toEqual([])
    for (const { operation } of callsOf(resource)) expect(exported).toContain(operation)
    expect(existsSync(path.join(root, `src/api/${resource}.test.ts`))).toBe(true)
  })

  test('2: its handlers parse with the same schemas, have a test, and are in the list of handlers', async () => {
    const handlers = read(`mocks/backend/handlers/${resource}.ts`)
    expect(existsSync(path.join(root, `mocks/backend/handlers/${resource}.test.ts`))).toBe(true)
    expect(handlers).toContain(`'@/api/${resource}'`)
    for (const { body } of callsOf(resource)) {
      const name = Object.entries(await import(`../../src/api/${resource}.ts`)).find(
        ([, value]) => body && value === body.schema,
      )?.[0]
      if (name) expect(handlers).toContain(name)
    }
    for (const call of callsOf(resource)) {
      const answer = await ask(
        isolatedHandlers(),
        call.method === 'GET' ? 'GET' : 'PATCH',
        addressOf(call),
      )
      expect(answer?.status).toBe(call.method === 'GET' ? 200 : 405)
    }
  })

  test('3: each of its calls is in the list of the demo panel, and scenarios apply to it', async () => {
    const listed = Object.values(dataCalls).map((call) => `${call.method} ${call.path}`)
    for (const call of callsOf(resource)) {
      expect(listed).toContain(`${call.method} *${call.path.replace('{id}', ':id')}`)
      const answer = await ask(storyHandlers('failing'), call.method, addressOf(call))
      expect(answer?.status, `${call.method} ${call.path} in «failing»`).toBe(500)
    }
  })

  test('4: each of its calls is in the OpenAPI document, and its schemas are named', async () => {
    const { paths } = await openApiDocument()
    for (const { body, method, path: template, success } of callsOf(resource)) {
      expect(paths[template]?.[method.toLowerCase()]).toBeDefined()
      for (const shown of [body, success]) {
        if (shown?.schema) expect(Object.values(named)).toContain(shown.schema)
      }
    }
  })

  test('5: the contract suite tests its calls', async () => {
    const asked = new Set<string>()
    const cases = contractSuite(async (method, address) => {
      asked.add(`${method} ${address.split('/').slice(0, 3).join('/')}`)
      return { status: 0, headers: {}, text: '' }
    })
    await Promise.allSettled(cases.map(({ run }) => run()))
    for (const { method, path: template } of callsOf(resource).filter(
      ({ path: p }) => !p.includes('{id}'),
    )) {
      expect([...asked]).toContain(`${method} ${template}`)
    }
  })
})

test('every call belongs to a file of src/api', () => {
  expect([...new Set(calls.map(({ resource }) => resource))].toSorted()).toEqual(
    resources.toSorted(),
  )
})

test('every call of the demo panel is in the contract', () => {
  expect(Object.keys(dataCalls)).toHaveLength(calls.length)
})

test('every file that the page names exists, except those of its example', () => {
  const files = [...recipe.matchAll(/`((?:src|mocks|tests)\/[\w/.]+\.\w+)`/g)].map(
    ([, file = '']) => file,
  )
  expect(files.length).toBeGreaterThan(8)
  const missing = files.filter(
    (file) => !file.includes('subscriptions') && !existsSync(path.join(root, file)),
  )
  expect(missing).toEqual([])
})

test('the page has the five steps that this file tests, and a sixth for the screen', () => {
  const steps = recipe.match(/^## \d\. /gm)
  expect(steps).toEqual([1, 2, 3, 4, 5, 6].map((step) => `## ${step}. `))
})
