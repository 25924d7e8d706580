import * as z from 'zod/mini'
import type { ManagedCategory, ParentId } from '@/content/admin/managedCategory'
import { isText } from '@/lib/savedStore'
import { count, day, orderedShape, savedParts, text } from './shapes'

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
  parentCategory: z.custom<ParentId>(isText),
})

/** The categories of sections. Editors: `/admin/categories`; readers: the cards of the section's page. */
export const savedManagedCategories = savedParts<ManagedCategory>(
  'managedCategories',
  managedSchema,
)
