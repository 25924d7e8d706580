import { call, serveInTests } from '@mocks/backend/testServer'
import { describe, expect, test } from 'vitest'
import type { PageSetting } from '@/api/pageSettings'
import { isolatedHandlers } from '.'

const PATH = '/api/page-settings'
const setting: PageSetting = {
  pageId: 'sports',
  name: 'رياضة',
  path: '/sports',
  categories: [
    {
      id: 'football',
      name: 'كرة القدم',
      nameEn: 'Football',
      isActive: true,
      order: 1,
      articlesCount: 12,
      sources: ['صدى الملاعب'],
    },
  ],
}

serveInTests(isolatedHandlers)

describe('POST /api/page-settings (Spec §7, D-16)', () => {
  test('accepts a page setting and answers with it', async () => {
    const response = await call('POST', PATH, setting)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual(setting)
  })

  test('accepts a page without categories', async () => {
    expect((await call('POST', PATH, { ...setting, categories: [] })).status).toBe(200)
  })

  test.each([
    ['no categories at all', { ...setting, categories: undefined }, ['categories']],
    ['a path that is none', { ...setting, path: 'sports' }, ['path']],
    [
      'an order from 0',
      { ...setting, categories: [{ ...setting.categories[0], order: 0 }] },
      ['categories', 0, 'order'],
    ],
  ])('refuses %s with 400 and the path of the issue', async (_, body, path) => {
    const response = await call('POST', PATH, body)
    expect(response.status).toBe(400)
    expect((await response.json()).issues).toMatchObject([{ path }])
  })

  test('refuses a body that is not JSON with 400, and one over 100 kB with 413', async () => {
    expect((await call('POST', PATH, '<xml/>')).status).toBe(400)
    expect((await call('POST', PATH, { ...setting, name: 'x'.repeat(100_000) })).status).toBe(413)
  })

  test('has no GET (D-15): 405', async () => {
    const response = await call('GET', PATH)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST')
  })
})
