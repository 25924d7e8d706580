import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { write } from './http'
import { createQueryClient, readQueryKey } from './QueryProvider'
import { startTestServer } from './startTestServer'

test('§9: no polling, no refetch on window focus', () => {
  expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
  })
})

test('§7, §9: a read takes its path from the query key; data in the cache are not read again', async () => {
  const { asked } = await startTestServer({ body: '{"a":1}' })
  const client = createQueryClient()
  expect(await client.query({ queryKey: ['/api/things', 7] })).toEqual({ a: 1 })
  expect(await client.query({ queryKey: ['/api/things', 7] })).toEqual({ a: 1 })
  expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /api/things/7'])
})

test('§7: a 401 is an error by default, and null in the optional mode', async () => {
  await startTestServer({ status: 401 })
  const client = createQueryClient()
  await expect(client.query({ queryKey: ['/api/you'] })).rejects.toThrow(/^401: /)
  const queryFn = readQueryKey({ on401: 'returnNull' })
  expect(await client.query({ queryKey: ['/api/me'], queryFn })).toBeNull()
})

test('§9: a failed read and a failed write are not repeated', async () => {
  const { asked } = await startTestServer({ status: 503, body: 'busy' })
  const client = createQueryClient()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const reading = new QueryObserver(client, { queryKey: ['/api/things'] })
  reading.subscribe(({ error }) => error && resolve(error))
  expect(await promise).toMatchObject({ message: '503: busy' })
  reading.destroy()
  const writing = new MutationObserver(client, { mutationFn: () => write('POST', '/api/it', {}) })
  await expect(writing.mutate()).rejects.toThrow(/^503: busy$/)
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST'])
})
