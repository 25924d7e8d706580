import { countryBySlug } from '@/content/countries'
import { topicBySlug } from '@/content/topics'
import { countryCategories } from './countryCategories'
import {
  type CategorySample,
  joinSlug,
  type ManagedCategory,
  type ParentId,
} from './managedCategory'
import { newsCategories } from './newsCategories'
import { parentById, parentSections } from './parentSections'
import { topicCategories } from './topicCategories'

/** One colour for each of the eight positions; the first is the default (Spec §3). */
const COLORS = [
  '#3B82F6',
  '#C2410C',
  '#15803D',
  '#7C3AED',
  '#B45309',
  '#0E7490',
  '#BE185D',
  '#57534E',
] as const

function samplesOf(parent: ParentId): readonly CategorySample[] {
  const country = countryBySlug(parent)
  if (country) return countryCategories(country.slug)
  const topic = topicBySlug(parent)
  return topic ? topicCategories[topic.slug] : newsCategories
}

/** The eight sample categories of a section, in their order (Spec §3). */
export function managedCategoriesOf(parent: ParentId): ManagedCategory[] {
  const { slug } = parentById(parent)
  const place = parentSections.findIndex(({ id }) => id === parent)
  return samplesOf(parent).map(
    ([card, name, nameEn, icon, description, articlesCount, state], index) => ({
      id: `${parent}-${card}`,
      name,
      nameEn,
      slug: joinSlug(slug, card),
      articlesCount,
      description,
      isActive: state !== 'inactive',
      icon,
      color: COLORS[index] ?? COLORS[0],
      createdAt: new Date(Date.UTC(2025, index, 3 + ((place * 5 + index * 2) % 24)))
        .toISOString()
        .slice(0, 10),
      order: index + 1,
      parentCategory: parent,
    }),
  )
}
