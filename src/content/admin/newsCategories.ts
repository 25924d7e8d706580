import { nameOfId } from '@/content/categoryCard'
import { type TopicSlug, topics } from '@/content/topics'
import type { CategorySample } from './managedCategory'
import { topicIcons } from './parentSections'

const samples: Record<TopicSlug, readonly [description: string, articlesCount: number]> = {
  sports: ['النتائج والمواعيد من كل الملاعب', 612],
  technology: ['الأجهزة والبرامج وما وراءها', 548],
  entertainment: ['ما يُعرض وما يُسمع هذا الأسبوع', 437],
  business: ['المال والشركات والأسواق في يوم', 790],
  religion: ['المناسبات والدروس واللقاءات', 264],
  science: ['ما كشفته المختبرات والمراصد', 318],
  health: ['إرشادات ودراسات وخدمات', 405],
  culture: ['الكتب والمعارض والتراث', 296],
}

/** The categories of the news section: the topical pages, to which the home page links (Spec §3). */
export const newsCategories = topics.map(
  ({ slug, name }): CategorySample => [
    slug,
    `أخبار ال${name}`,
    `${nameOfId(slug)} news`,
    topicIcons[slug],
    ...samples[slug],
  ],
)
