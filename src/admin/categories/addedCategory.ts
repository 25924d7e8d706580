import { joinSlug, type ManagedCategory } from '@/content/admin/managedCategory'
import type { ParentSection } from '@/content/admin/parentSections'
import type { CategoryFields } from './categorySchema'

/** «Real Estate» → `real-estate`. A name without Latin letters or digits gives an empty text. */
const slugify = (nameEn: string): string =>
  nameEn
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A category from the add form: active, without articles yet, made today (Spec §3, §4). */
export const addedCategory = (
  parent: ParentSection,
  fields: CategoryFields,
  { id, now }: { id: string; now: Date },
): Omit<ManagedCategory, 'order'> => ({
  ...fields,
  id,
  slug: joinSlug(parent.slug, slugify(fields.nameEn) || id),
  articlesCount: 0,
  isActive: true,
  createdAt: now.toISOString().slice(0, 10),
  parentCategory: parent.id,
})
