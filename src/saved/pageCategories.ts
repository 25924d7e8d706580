import * as z from 'zod/mini'
import { type PageCategory, pageCategorySchema } from '@/api/pageSettings'
import { createSavedStore } from '@/lib/savedStore'
import { id } from './shapes'

/** The saved categories of each page, by its id. A page that is missing has what ships. */
export type PageCategories = Readonly<Record<string, readonly PageCategory[]>>

/** The categories of pages. Editors: `/admin/news-settings`, after the POST; readers: `/`, topical and country pages. */
export const savedPageCategories = createSavedStore<PageCategories>({
  name: 'pageCategories',
  shipped: () => ({}),
  parse: z.record(id, z.array(pageCategorySchema)).parse,
})
