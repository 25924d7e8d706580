import { QueryClientContext } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
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

test('§7: POSTs pageId, name, path and the categories with their fields; the answer may have any shape', async () => {
  const { asked } = await startTestServer({ status: 204, body: '' })
  await savePageSetting(setting)
  expect(asked).toMatchObject([{ method: 'POST', path: '/api/page-settings' }])
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual(setting)
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

// What else is refused: `badPageSettings` of the contract.
test('a name of 151 letters is too long for the body of all categories (D-16)', () => {
  const named = (name: string) => {
    const categories = setting.categories.map((category) => ({ ...category, name }))
    return pageSettingSchema.safeParse({ ...setting, categories }).success
  }
  expect([150, 151].map((count) => named('ع'.repeat(count)))).toEqual([true, false])
})
