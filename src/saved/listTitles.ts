import { parentSections } from '@/content/admin/parentSections'
import { settingsPageById } from '@/content/admin/settingsPages'
import type { SavedName } from '@/lib/storageKeys'
import type { LogPlace } from './changeLog'

/** The Arabic name of each list of the repository. */
export const LIST_TITLES: Record<SavedName, string> = {
  videos: 'المقاطع الرائجة',
  channels: 'القنوات المقترحة',
  posts: 'المنشورات الرائجة',
  profiles: 'الحسابات المقترحة',
  pageCategories: 'فئات الصفحات',
  managedCategories: 'فئات الأقسام',
  newsSources: 'مصادر الأخبار',
  users: 'المستخدمون',
  ads: 'الإعلانات',
  systemSettings: 'إعدادات النظام',
  changeLog: 'سجل التغييرات',
  profile: 'الملف الشخصي',
  interests: 'الاهتمامات',
  follows: 'المتابعات',
  savedArticles: 'المقالات المحفوظة',
  activity: 'القصص المقروءة',
  rememberedLogin: 'بريد الدخول',
  reading: 'إعدادات القراءة',
  visit: 'آخر زيارة',
  settings: 'إعدادات القارئ',
  adminMenu: 'قائمة الإدارة',
  tables: 'عرض الجداول',
  views: 'العروض المحفوظة',
  replyTemplates: 'قوالب الرد',
  recentRecords: 'آخر ما فُتح من لوحة الأوامر',
}

/** The name of a list, with that of its part: «فئات الصفحات: رياضة». */
export function placeTitle({ list, part }: LogPlace): string {
  const name =
    list === 'pageCategories'
      ? settingsPageById(part ?? '')?.name
      : parentSections.find(({ id }) => id === part)?.name
  return name ? `${LIST_TITLES[list]}: ${name}` : LIST_TITLES[list]
}
