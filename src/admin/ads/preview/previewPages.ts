import type { ListedAd } from '@/admin/ads/adList'
import { countries } from '@/content/countries'
import { topicBySlug, topics } from '@/content/topics'

/** The public pages (Spec §2) in groups, without the other addresses of the same page, such as `/privacy`. */
export const PAGE_OPTIONS = [
  {
    name: 'الصفحات',
    options: [
      { value: '/', label: 'الرئيسية' },
      { value: '/youtube', label: 'فيديو' },
      { value: '/twitter', label: 'منشورات' },
      { value: '/countries', label: 'الدول العربية' },
      { value: '/country', label: 'أخبار الدول' },
      { value: '/sponsored', label: 'محتوى مدفوع' },
      { value: '/search', label: 'البحث' },
      { value: '/contact', label: 'اتصل بنا' },
      { value: '/privacy-policy', label: 'سياسة الخصوصية' },
      { value: '/terms-of-service', label: 'شروط الاستخدام' },
    ],
  },
  {
    name: 'الأقسام',
    options: topics.map(({ slug, name }) => ({ value: `/${slug}`, label: name })),
  },
  {
    name: 'الدول',
    options: countries.map(({ slug, name }) => ({ value: `/countries/${slug}`, label: name })),
  },
]

const PATHS = PAGE_OPTIONS.flatMap(({ options }) => options.map(({ value }) => value))

export const isKnownPage = (path: string): boolean => PATHS.includes(path)

/** The path of a page that shows the slot of an ad; of a kind of pages the first that the ad targets. */
export function pathOfAd({ location: { page }, targeting }: ListedAd): string {
  if (page === 'category') return `/${targeting.categories.find(topicBySlug) ?? topics[0]?.slug}`
  if (page === 'country') {
    const targeted = countries.find(({ slug }) => targeting.countries.includes(slug))
    return `/countries/${(targeted ?? countries[0])?.slug}`
  }
  return [`/${page}`, `/countries/${page}`].find(isKnownPage) ?? '/'
}
