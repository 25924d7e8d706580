import * as z from 'zod/mini'
import { type PageCategory, pageCategorySchema } from '@/api/pageSettings'
import type { ManagedCategory, ParentId } from '@/content/admin/managedCategory'
import { parentSections } from '@/content/admin/parentSections'
import { createSavedStore } from '@/lib/savedStore'
import { count, day, id, orderedShape, text } from './shapes'

/** The saved categories of each page, by its id. A page that is missing has what ships. */
export type PageCategories = Readonly<Record<string, readonly PageCategory[]>>

/** The categories of pages. Editors: `/admin/news-settings`, after the POST; readers: `/`, topical and country pages. */
export const savedPageCategories = createSavedStore<PageCategories>({
  name: 'pageCategories',
  shipped: () => ({}),
  parse: z.record(id, z.array(pageCategorySchema)).parse,
})

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
  parentCategory: z.enum(parentSections.map(({ id }) => id) as [ParentId]),
}) satisfies z.ZodMiniType<ManagedCategory>

/** The saved categories of each section, by its id. A section that is missing has what ships. */
export type ManagedCategories = Readonly<Record<string, readonly ManagedCategory[]>>

/** The categories of sections. Editors: `/admin/categories`; readers: the cards of the section's page. */
export const savedManagedCategories = createSavedStore<ManagedCategories>({
  name: 'managedCategories',
  shipped: () => ({}),
  parse: z.record(id, z.array(managedSchema)).parse,
})
