import { expect, test } from 'vitest'
import { type PageSetting, pageSettingSchema, savePageSetting } from './pageSettings'
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
