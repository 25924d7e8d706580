import type { SavedStore } from '@/lib/savedStore'
import { savedActivity } from './activity'
import { savedAdminMenu } from './adminMenu'
import { savedAds } from './ads'
import { savedChangeLog } from './changeLog'
import { savedFollows } from './follows'
import { savedManagedCategories } from './managedCategories'
import { savedNewsSources } from './newsSources'
import { savedPageCategories } from './pageCategories'
import { savedPosts, savedProfiles } from './posts'
import { savedProfile } from './profile'
import { savedInterests } from './reader'
import { savedSettings } from './readerSettings'
import { savedReading } from './reading'
import { rememberedLogin } from './rememberedLogin'
import { savedArticleList } from './savedArticles'
import { savedSystemSettings } from './systemSettings'
import { savedUsers } from './users'
import { savedChannels, savedVideos } from './videos'
import { savedVisit } from './visit'

/** A list of the repository with its Arabic name, for the demo panel, the change log and the tests. */
export type SavedList = { store: SavedStore<never>; title: string }

const list = <T>(store: SavedStore<T>, title: string): SavedList => ({
  store: store as unknown as SavedStore<never>,
  title,
})

/** Every list of the repository. */
export const savedLists: readonly SavedList[] = [
  list(savedVideos, 'المقاطع الرائجة'),
  list(savedChannels, 'القنوات المقترحة'),
  list(savedPosts, 'المنشورات الرائجة'),
  list(savedProfiles, 'الحسابات المقترحة'),
  list(savedPageCategories, 'فئات الصفحات'),
  list(savedManagedCategories, 'فئات الأقسام'),
  list(savedNewsSources, 'مصادر الأخبار'),
  list(savedUsers, 'المستخدمون'),
  list(savedAds, 'الإعلانات'),
  list(savedSystemSettings, 'إعدادات النظام'),
  list(savedChangeLog, 'سجل التغييرات'),
  list(savedProfile, 'الملف الشخصي'),
  list(savedInterests, 'الاهتمامات'),
  list(savedFollows, 'المتابعات'),
  list(savedArticleList, 'المقالات المحفوظة'),
  list(savedActivity, 'القصص المقروءة'),
  list(rememberedLogin, 'بريد الدخول'),
  list(savedReading, 'إعدادات القراءة'),
  list(savedVisit, 'آخر زيارة'),
  list(savedSettings, 'إعدادات القارئ'),
  list(savedAdminMenu, 'قائمة الإدارة'),
]
