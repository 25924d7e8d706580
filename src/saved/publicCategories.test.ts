import { expect, test } from 'vitest'
import { managedCategoriesOf } from '@/content/admin/managedCategories'
import type { ManagedCategory } from '@/content/admin/managedCategory'
import { parentSections } from '@/content/admin/parentSections'
import { savedManagedCategories } from './managedCategories'
import { publicCategories } from './publicCategories'

test('a category that ships inactive has its card; one that is switched off has none (Spec §4)', () => {
  const parent = parentSections
    .map(({ id }) => id)
    .find((id) => managedCategoriesOf(id).some(({ isActive }) => !isActive))
  if (!parent) throw new Error('every category ships active')
  const shipped = managedCategoriesOf(parent)
  const off = shipped.find(({ isActive }) => isActive)
  savedManagedCategories.save({
    [parent]: shipped.map((one) => (one === off ? { ...one, isActive: false } : one)),
  })
  const cards = shipped.map(({ slug, name }) => ({ id: slug.split('/').at(-1) ?? slug, name }))
  const shown = publicCategories.get().arrange(parent === 'news' ? 'main' : parent, cards, 'name')
  expect(shown).toEqual(cards.filter(({ id }) => !off?.slug.endsWith(id)))
  savedManagedCategories.save(savedManagedCategories.shipped())
})

test('two cards never have the same id, whatever the addresses of the categories', () => {
  const samples = managedCategoriesOf('egypt')
  const added = ['news', 'politics', 'food', 'food'].map((card, index) => ({
    ...(samples[0] as ManagedCategory),
    id: `category-${index}`,
    slug: `countries/egypt/${card}`,
  }))
  savedManagedCategories.save({ egypt: [...samples, ...added] })
  const shown = publicCategories.get().arrange('egypt', [{ id: 'news', name: 'أخبار' }], 'name')
  const ids = ['news', 'category-0', 'category-1', 'food', 'category-3']
  expect(shown.map(({ id }) => id)).toEqual(ids)
})
