import type { CountrySlug } from '@/content/countries'
import type { TopicSlug } from '@/content/topics'

/** The colour of a managed category when none is chosen (Spec §3, §9). */
export const DEFAULT_CATEGORY_COLOR = '#3B82F6'

/** The maximum number of characters of an icon, as a person sees them (Spec §5, D-28a). */
export const ICON_LIMIT = 4

/** The sections that managed categories belong to: nine of content, and the countries (Spec §2). */
export type ParentId = 'news' | TopicSlug | CountrySlug

/** A managed category (Spec §3): a card of a section's public page, as editors edit it. */
export type ManagedCategory = {
  id: string
  /** the Arabic name */
  name: string
  nameEn: string
  /** `business/markets`; its public address is `/{slug}` (Spec §7) */
  slug: string
  articlesCount: number
  description: string
  isActive: boolean
  /** at most four characters */
  icon: string
  /** `#3B82F6` */
  color: string
  /** a day of the calendar, `2025-03-14` */
  createdAt: string
  /** from 1, within its parent */
  order: number
  parentCategory: ParentId
}

/** The slug of a card under its section; the slug of the news section is empty (Spec §3). */
export const joinSlug = (parentSlug: string, card: string): string =>
  parentSlug === '' ? card : `${parentSlug}/${card}`

/** The sample data of a category; its other fields follow from its section and its position. */
export type CategorySample = readonly [
  card: string,
  name: string,
  nameEn: string,
  icon: string,
  description: string,
  articlesCount: number,
  state?: 'inactive',
]
