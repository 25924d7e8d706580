import { joinSlug, type ManagedCategory } from '@/content/admin/managedCategory'
import type { ParentSection } from '@/content/admin/parentSections'
import { COUNTRY_CARDS } from '@/content/countryCards'
import { sections } from '@/content/sections'
import { foldExceptHamza } from '@/lib/arabic'
import { localDay } from '@/lib/localDay'
import type { CategoryFields } from './categorySchema'

/** «Real Estate» → `real-estate`, «Café» → `cafe`. A name without Latin letters or digits gives an empty string. */
const slugify = (nameEn: string): string =>
  foldExceptHamza(nameEn)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The cards of a section's page that may have no category: «أخبار» of a country, «عاجل» of the home page. */
const cardsOf = ({ slug }: ParentSection): readonly string[] =>
  slug === '' ? sections.map(({ id }) => id) : slug.startsWith('countries/') ? COUNTRY_CARDS : []

/**
 * A category from the add form: active, without articles, created today (Spec §3, §4). If another category or a card has
 * the same slug, the id is appended to it; otherwise «visit» would open the other one's page.
 */
export function createCategory(
  parent: ParentSection,
  fields: CategoryFields,
  { id, now, isTaken }: { id: string; now: Date; isTaken: (slug: string) => boolean },
): Omit<ManagedCategory, 'order'> {
  const word = slugify(fields.nameEn) || id
  const slug = joinSlug(parent.slug, word)
  return {
    ...fields,
    id,
    slug:
      isTaken(slug) || cardsOf(parent).includes(word)
        ? joinSlug(parent.slug, `${word}-${id}`)
        : slug,
    articlesCount: 0,
    isActive: true,
    createdAt: localDay(now),
    parentCategory: parent.id,
  }
}
