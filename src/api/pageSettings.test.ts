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
import { startTestServer } from './startTestServer'

const football = { id: 'football', name: 'كرة القدم', nameEn: 'Football', sources: ['الملعب'] }
const setting: PageSetting = {
  ...{ pageId: 'sports', name: 'الرياضة', path: '/sports' },
  categories: [{ ...football, isActive: true, order: 1, articlesCount: 12 }],
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

// What else is refused: `badPageSettings` of the contract.
test('a name of 151 letters is too long for the body of all categories (D-16)', () => {
  const named = (name: string) => ({ ...setting, categories: [{ ...setting.categories[0], name }] })
  const isAccepted = (count: number) =>
    pageSettingSchema.safeParse(named('ع'.repeat(count))).success
  expect([150, 151].map(isAccepted)).toEqual([true, false])
})
