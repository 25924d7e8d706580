import { topics } from './topics'

/** A screen of Spec §2: a path that shows it, the route of that path, its Arabic name and its area. */
export type Screen = {
  path: string
  route: string
  title: string
  area: ScreenArea
}

export type ScreenArea = 'public' | 'account' | 'admin'

/** The Arabic names of the areas, in the order in which lists show them. */
export const screenAreas: Record<ScreenArea, string> = {
  public: 'الموقع العام',
  account: 'حساب القارئ',
  admin: 'لوحة الإدارة',
}

const of =
  (area: ScreenArea) =>
  (path: string, title: string, route = path): Screen => ({
    path,
    route,
    title,
    area,
  })
const open = of('public')
const account = of('account')
const admin = of('admin')

/**
 * Every screen of Spec §2, once. The demo panel and the start page link to them, Storybook shows them, and
 * `npm run screens` takes their pictures. `tests/screens.test.ts` fails when a route is missing here.
 */
export const screens: readonly Screen[] = [
  open('/', 'الرئيسية'),
  ...topics.map(({ slug, name }) => open(`/${slug}`, name, '/$topic')),
  open('/business/markets', 'بطاقة من قسم', '/$topic/$card'),
  open('/category/رياضة', 'قسم باسمه', '/category/$name'),
  open('/countries', 'الدول العربية'),
  open('/countries/egypt', 'صفحة دولة', '/countries/$slug'),
  open('/countries/egypt/economy', 'بطاقة من دولة', '/countries/$slug/$card'),
  open('/country', 'أخبار الدول'),
  open('/country/مصر', 'أخبار دولة', '/country/$name'),
  open('/youtube', 'فيديو'),
  open('/twitter', 'منشورات'),
  open('/sponsored', 'محتوى مدفوع'),
  open('/search', 'البحث'),
  open('/search?q=رياضة', 'نتائج البحث', '/search'),
  open('/contact', 'اتصل بنا'),
  open('/privacy-policy', 'سياسة الخصوصية'),
  open('/privacy', 'سياسة الخصوصية، العنوان القصير'),
  open('/terms-of-service', 'شروط الاستخدام'),
  open('/terms', 'شروط الاستخدام، العنوان القصير'),
  open('/no/such/page', 'صفحة غير موجودة', '/$'),
  account('/dashboard', 'لوحتي'),
  account('/settings', 'الإعدادات'),
  account('/profile', 'الملف الشخصي'),
  admin('/admin', 'نظرة عامة'),
  admin('/admin/news', 'مصادر الأخبار'),
  admin('/admin/news-settings', 'إعدادات الأخبار'),
  admin('/admin/categories', 'الفئات'),
  admin('/admin/countries', 'الدول'),
  admin('/admin/youtube', 'الفيديو'),
  admin('/admin/twitter', 'المنشورات'),
  admin('/admin/users', 'المستخدمون'),
  admin('/admin/contact-messages', 'رسائل التواصل'),
  admin('/admin/analytics', 'التحليلات'),
  admin('/admin/ads', 'الإعلانات'),
  admin('/admin/settings', 'إعدادات النظام'),
]
