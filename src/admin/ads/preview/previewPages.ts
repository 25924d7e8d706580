import type { ListedAd } from '@/admin/ads/adList'
import { countries } from '@/content/countries'
import { topicBySlug, topics } from '@/content/topics'

type PreviewPage = { path: string; name: string }

/** The public pages (Spec §2) in groups, without the other addresses of the same page, such as `/privacy`. */
export const previewPages: readonly { name: string; pages: readonly PreviewPage[] }[] = [
  {
    name: 'الصفحات',
    pages: [
      { path: '/', name: 'الرئيسية' },
      { path: '/youtube', name: 'فيديو' },
      { path: '/twitter', name: 'منشورات' },
      { path: '/countries', name: 'الدول العربية' },
      { path: '/country', name: 'أخبار الدول' },
      { path: '/sponsored', name: 'محتوى مدفوع' },
      { path: '/search', name: 'البحث' },
      { path: '/contact', name: 'اتصل بنا' },
      { path: '/privacy-policy', name: 'سياسة الخصوصية' },
      { path: '/terms-of-service', name: 'شروط الاستخدام' },
    ],
  },
  { name: 'الأقسام', pages: topics.map(({ slug, name }) => ({ path: `/${slug}`, name })) },
  {
    name: 'الدول',
    pages: countries.map(({ slug, name }) => ({ path: `/countries/${slug}`, name })),
  },
]

const isKnown = (path: string) =>
  previewPages.some(({ pages }) => pages.some((page) => page.path === path))

/** The path of a page that shows the slot of an ad; of a kind of pages the first that the ad targets. */
export function pathOfAd({ location: { page }, targeting }: ListedAd): string {
  if (page === 'category') return `/${targeting.categories.find(topicBySlug) ?? topics[0]?.slug}`
  if (page === 'country') {
    const targeted = countries.find(({ slug }) => targeting.countries.includes(slug))
    return `/countries/${(targeted ?? countries[0])?.slug}`
  }
  return [`/${page}`, `/countries/${page}`].find(isKnown) ?? '/'
}
