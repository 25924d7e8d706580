import * as z from 'zod/mini'
import type { ManagedCategory } from '@/content/admin/managedCategory'
import { createSavedStore } from '@/lib/savedStore'
import { count, day, id, orderedShape, text } from './shapes'

const managedSchema = z.strictObject({
  ...orderedShape,
  name: text,
  nameEn: text,
  slug: text,
  articlesCount: count,
  description: text,
  icon: text,
  color: text,
  createdAt: day,
  // Not an enum: the list of the sections is 5 kB.
  parentCategory: text,
})

/** The saved categories of each section, by its id. A section that is missing has what ships. */
export type ManagedCategories = Readonly<Record<string, readonly ManagedCategory[]>>

/** The categories of sections. Editors: `/admin/categories`; readers: the cards of the section's page. */
export const savedManagedCategories = createSavedStore<ManagedCategories>({
  name: 'managedCategories',
  shipped: () => ({}),
  parse: (value) => z.record(id, z.array(managedSchema)).parse(value) as ManagedCategories,
})
