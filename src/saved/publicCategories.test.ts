import { expect, test } from 'vitest'
import { managedCategoriesOf } from '@/content/admin/managedCategories'
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
