import * as z from 'zod/mini'
import { type PageCategory, pageCategorySchema } from '@/api/pageSettings'
import { createSavedStore } from '@/lib/savedStore'
import { id } from './shapes'

/**
 * The categories of pages, by the id of the page; a page that is missing has what ships. Editors: `/admin/news-settings`,
 * after the POST; readers: `/`, topical and country pages.
 */
export const savedPageCategories = createSavedStore<
  Readonly<Record<string, readonly PageCategory[]>>
>({
  name: 'pageCategories',
  shipped: () => ({}),
  parse: z.record(id, z.array(pageCategorySchema)).parse,
})
