import { expect, test } from 'vitest'
import { managedCategoriesOf } from '@/content/admin/managedCategories'
import { parentSections } from '@/content/admin/parentSections'
import { loadCountry } from '@/site/countries/loadCountry'
import { loadTopic } from '@/site/topics/loadTopic'

/** Returns whether the route of this public path finds data; otherwise it shows the 404 page. */
async function isPage(slug: string): Promise<boolean> {
  const [first = '', second, third] = slug.split('/')
  if (first === '') return true
  if (first !== 'countries') return (await loadTopic(first, second)) !== null
  if (!second) return true
  return (await loadCountry(second, third))?.isEdited === true
}

test('§7, D-9b: every preview and every «visit» of a category opens an existing page', async () => {
  const slugs = parentSections.flatMap(({ id, slug }) => [
    slug,
    ...managedCategoriesOf(id).map((category) => category.slug),
  ])
  expect(slugs).toHaveLength(31 * 9)
  const dead: string[] = []
  for (const slug of slugs) if (!(await isPage(slug))) dead.push(slug)
  expect(dead).toEqual([])
})
