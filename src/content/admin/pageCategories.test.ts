import { describe, expect, test } from 'vitest'
import { loadPageCategories } from './pageCategories'
import { settingsPageById, settingsPageGroups } from './settingsPages'

const pages = settingsPageGroups.flatMap((group) => group.pages)

describe('the pages of the news settings (Spec §2, §9)', () => {
  test('§9: 31 pages: main, 8 topics, 22 countries, in seven groups', () => {
    expect(settingsPageGroups.map((group) => group.pages.length)).toEqual([9, 6, 4, 5, 2, 4, 1])
    expect(new Set(pages.map(({ id }) => id)).size).toBe(31)
    expect(pages.filter(({ kind }) => kind === 'country')).toHaveLength(22)
  })

  test('§2: every page has its public path', () => {
    expect(pages[0]).toMatchObject({ id: 'main', path: '/' })
    expect(settingsPageById('sports')?.path).toBe('/sports')
    expect(settingsPageById('EGYPT')?.path).toBe('/countries/egypt')
    expect(settingsPageById('mars')).toBeUndefined()
  })

  test.each(pages)(
    '§3: the categories of $name are complete, ordered from 1, with sources',
    async (page) => {
      const categories = await loadPageCategories(page)
      expect(categories).toHaveLength(page.kind === 'main' ? 11 : 8)
      expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length)
      categories.forEach((category, index) => {
        expect(Object.keys(category).sort()).toEqual(
          ['articlesCount', 'id', 'isActive', 'name', 'nameEn', 'order', 'sources'].sort(),
        )
        expect(category.order).toBe(index + 1)
        expect(category.articlesCount).toBeGreaterThan(0)
        expect(category.sources.length).toBeGreaterThan(0)
        expect(new Set(category.sources).size).toBe(category.sources.length)
      })
    },
  )
})
