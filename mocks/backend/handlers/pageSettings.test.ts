import { call, serveInTests } from '@mocks/backend/testServer'
import { expect, test } from 'vitest'
import { isolatedHandlers } from '.'

const PATH = '/api/page-settings'

serveInTests(isolatedHandlers)

// The contract suite tests the rest (tests/contract).
test('D-15: there is no GET; only POST is allowed, which answers with the page', async () => {
  const setting = { pageId: 'sports', name: 'رياضة', path: '/sports', categories: [] }
  expect(await (await call('POST', PATH, setting)).json()).toEqual(setting)
  const response = await call('GET', PATH)
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('POST')
})
