import { nameOfId } from '@/content/categoryCard'
import { type Country, countries, type Region } from '@/content/countries'
import { type TopicSlug, topicBySlug } from '@/content/topics'
import { flagEmoji } from './countrySamples'
import type { ParentId } from './managedCategory'

/** A section that has managed categories (Spec §3): its name, its public slug, its icon. */
export type ParentSection = {
  id: ParentId
  name: string
  nameEn: string
  /** empty for news, whose public page is the home page */
  slug: string
  /** an emoji; a country's is its flag */
  icon: string
  /** a country's two letters, for its SVG flag */
  code?: string
}

export type ParentGroup = { name: string; sections: readonly ParentSection[] }

export const topicIcons: Record<TopicSlug, string> = {
  business: '💼',
  sports: '🏆',
  technology: '💻',
  entertainment: '🎬',
  science: '🔬',
  health: '🩺',
  culture: '🏛️',
  religion: '🕌',
}

/** The topics, in the order in which editors choose them (Spec §2, §9). */
export const topicSections = (Object.keys(topicIcons) as TopicSlug[]).map(
  (id): ParentSection => ({
    id,
    name: topicBySlug(id)?.name ?? id,
    nameEn: nameOfId(id),
    slug: id,
    icon: topicIcons[id],
  }),
)

type OwnCountry = (typeof countries)[number]

const countrySection = ({ slug, name, nameEn, code }: OwnCountry): ParentSection => ({
  id: slug,
  name,
  nameEn,
  slug: `countries/${slug}`,
  icon: flagEmoji(code),
  code,
})

/** The regions that have a separate heading; the others share the last one (Spec §2). */
const OWN_GROUP: readonly Region[] = ['الخليج العربي', 'بلاد الشام', 'شمال أفريقيا']

const countryGroup = (name: string, isIn: (country: Country) => boolean): ParentGroup => ({
  name,
  sections: countries.filter(isIn).map(countrySection),
})

/** The choices of the section picker (Spec §2): nine of content, then 22 countries in four groups. */
export const parentGroups: readonly ParentGroup[] = [
  {
    name: 'صفحات المحتوى',
    sections: [
      { id: 'news', name: 'أخبار', nameEn: 'News', slug: '', icon: '📰' },
      ...topicSections,
    ],
  },
  ...OWN_GROUP.map((region) => countryGroup(region, (country) => country.region === region)),
  countryGroup('الشرق الأوسط وأفريقيا', ({ region }) => !OWN_GROUP.includes(region)),
]

export const parentSections: readonly ParentSection[] = parentGroups.flatMap(
  ({ sections }) => sections,
)

/** The section of an id. @throws {Error} for an unknown id */
export function parentById(id: ParentId): ParentSection {
  const found = parentSections.find((section) => section.id === id)
  if (!found) throw new Error(`No section ${id}`)
  return found
}
