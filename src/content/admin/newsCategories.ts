import { type TopicSlug, topics } from '@/content/topics'
import type { CategorySample } from './managedCategory'

const samples: Record<
  TopicSlug,
  readonly [name: string, nameEn: string, icon: string, description: string, articlesCount: number]
> = {
  sports: ['أخبار الرياضة', 'Sports news', '🏆', 'النتائج والمواعيد من كل الملاعب', 612],
  technology: ['أخبار التكنولوجيا', 'Technology news', '💻', 'الأجهزة والبرامج وما وراءها', 548],
  entertainment: ['أخبار الترفيه', 'Entertainment news', '🎬', 'ما يُعرض وما يُسمع هذا الأسبوع', 437],
  business: ['أخبار الأعمال', 'Business news', '💼', 'المال والشركات والأسواق في يوم', 790],
  religion: ['أخبار الدين', 'Religion news', '🕌', 'المناسبات والدروس واللقاءات', 264],
  science: ['أخبار العلوم', 'Science news', '🔬', 'ما كشفته المختبرات والمراصد', 318],
  health: ['أخبار الصحة', 'Health news', '🩺', 'إرشادات ودراسات وخدمات', 405],
  culture: ['أخبار الثقافة', 'Culture news', '🏛️', 'الكتب والمعارض والتراث', 296],
}

/** The categories of the news section: the topical pages, to which the home page links (Spec §3). */
export const newsCategories = topics.map(({ slug }): CategorySample => [slug, ...samples[slug]])
