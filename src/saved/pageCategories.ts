import { pageCategorySchema } from '@/api/pageSettings'
import { savedParts } from './shapes'

/** The categories of pages. Editors: `/admin/news-settings`, after the POST; readers: `/`, topical and country pages. */
export const savedPageCategories = savedParts('pageCategories', pageCategorySchema)
