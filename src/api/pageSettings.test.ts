import { QueryClientContext } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  type PageSetting,
  pageSettingSchema,
  savePageSetting,
  useSavePageSetting,
} from './pageSettings'
import { createQueryClient } from './QueryProvider'
import { startTestServer } from './testServer'

const setting: PageSetting = {
  pageId: 'sports',
  name: 'الرياضة',
  path: '/sports',
  categories: [
    {
      id: 'football',
      name: 'كرة القدم',
      nameEn: 'Football',
      isActive: true,
      order: 1,
      articlesCount: 12,
      sources: ['الملعب'],
    },
  ],
}

describe('saving a page’s categories (Spec §7, §8)', () => {
  test('§7: POSTs pageId, name, path and the categories with their fields', async () => {
    const { asked } = await startTestServer()
    await savePageSetting(setting)
    expect(asked).toMatchObject([{ method: 'POST', path: '/api/page-settings' }])
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual(setting)
  })

  test('§7: the answer may have any shape', async () => {
    await startTestServer({ status: 204, body: '' })
    await expect(savePageSetting(setting)).resolves.toBeUndefined()
  })

  test('§7, D-15: a save makes the cached page settings stale', async () => {
    await startTestServer()
    const client = createQueryClient()
    client.setQueryData(['/api/page-settings'], [])
    let save: ((setting: PageSetting) => Promise<void>) | undefined
    const Screen = () => {
      save = useSavePageSetting().mutateAsync
      return null
    }
    renderToString(
      createElement(QueryClientContext.Provider, { value: client }, createElement(Screen)),
    )
    await save?.(setting)
    expect(client.getQueryState(['/api/page-settings'])?.isInvalidated).toBe(true)
  })

  test('§8: the error has the message for the alert', async () => {
    await startTestServer({ status: 409, body: 'تغيّرت الصفحة' })
    await expect(savePageSetting(setting)).rejects.toThrow(/^409: تغيّرت الصفحة$/)
  })

  test('§3: orders start at 1, and every field is sent', () => {
    const [category] = setting.categories
    const isFine = (change: object) =>
      pageSettingSchema.safeParse({ ...setting, categories: [{ ...category, ...change }] }).success
    expect(isFine({})).toBe(true)
    expect(isFine({ order: 0 })).toBe(false)
    expect(isFine({ articlesCount: 1.5 })).toBe(false)
    expect(isFine({ sources: undefined })).toBe(false)
    expect(isFine({ name: 'ع'.repeat(151) })).toBe(false)
    expect(isFine({ colour: 'red' })).toBe(false)
  })
})
