import type { InterestId } from '@/lib/reader'
import { type SectionIcon, sectionById } from './sections'
import { type TopicSlug, topics } from './topics'

/** An interest of the reader in the sample content (Spec §3, Dashboard interest category, without `isSelected`). */
export type Interest = {
  id: InterestId
  /** the section that its articles belong to */
  topic: TopicSlug
  name: string
  icon: SectionIcon
  /** the invented outlets of its news */
  sources: readonly string[]
}

/** A dashboard interest category, its fields exactly those of Spec §3. */
export type InterestCategory = Pick<Interest, 'id' | 'name' | 'icon' | 'sources'> & {
  isSelected: boolean
}

function interest(id: InterestId, topic: TopicSlug, sources: readonly string[]): Interest {
  const name = topics.find(({ slug }) => slug === topic)?.name ?? id
  return { id, topic, name, icon: sectionById(topic).icon, sources }
}

/** The six interests in the order of Spec §3; `src/saved/interests.ts` has the selected ones. */
export const interests: readonly Interest[] = [
  interest('sports', 'sports', ['ملاعب الضاد', 'الشوط الثالث', 'دفتر الرياضة', 'صدى المدرج']),
  interest('tech', 'technology', ['مختبر الغد', 'نبض التقنية', 'دوائر رقمية']),
  interest('business', 'business', [
    'بوصلة الأعمال',
    'دفتر السوق',
    'ميزان الاقتصاد',
    'خط التجارة',
    'رأس مال وأكثر',
  ]),
  interest('health', 'health', ['عافية اليوم', 'مجلة النبض']),
  interest('culture', 'culture', ['دفتر المحبرة', 'رواق الفنون', 'ورق وحبر', 'منصة المسرح']),
  interest('science', 'science', ['مسبار الليل', 'علوم السنبلة', 'مرصد السارية']),
]

/** The interest of an id. @throws {Error} for an unknown id */
export function interestById(id: InterestId): Interest {
  const found = interests.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`No interest ${id}`)
  return found
}

/** The six categories with the selected ones marked (Spec §3). */
export const interestCategories = (selected: readonly InterestId[]): InterestCategory[] =>
  interests.map(({ id, name, icon, sources }) => ({
    id,
    name,
    icon,
    sources,
    isSelected: selected.includes(id),
  }))
