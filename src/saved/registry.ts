import type { SavedName } from '@/lib/savedNames'
import type { AnySavedStore } from '@/lib/savedStore'

/** The description of a saved list, available before its module is loaded. */
type ListEntry = {
  /** its Arabic name, for the change log, the demo panel and the tests */
  title: string
  /** what the privacy policy says about it */
  policy: string
  /** what the privacy policy says about its unsaved edits; only a list that is edited first and saved later has some */
  draftPolicy?: string
  /** it is a record of lists, by the id of a page or a section */
  hasParts?: true
  /** its store, with its schema and what ships */
  load: () => Promise<AnySavedStore>
}

/** A list that an editor edits first and saves later. */
const edited = (title: string) => ({
  title,
  policy: `${title} كما حفظها محرر على هذا الجهاز.`,
  draftPolicy: `تعديلات ${title} التي لم تُحفظ بعد، كذلك.`,
})

/**
 * Every list that is saved over the sample content (ADR-16): the keys of storage, the change log, the demo panel and the
 * privacy policy are derived from it.
 */
export const SAVED_LISTS = {
  profile: {
    title: 'الملف الشخصي',
    policy: 'ما تكتبه في ملفك الشخصي: مكانك ونبذتك.',
    load: () => import('./profile').then((it) => it.savedProfile),
  },
  interests: {
    title: 'الاهتمامات',
    policy: 'الاهتمامات التي اخترتها.',
    load: () => import('./interests').then((it) => it.savedInterests),
  },
  follows: {
    title: 'المتابعات',
    policy: 'ما تتابعه من أقسام وبلدان ومصادر وقنوات وحسابات.',
    load: () => import('./follows').then((it) => it.savedFollows),
  },
  savedArticles: {
    title: 'المقالات المحفوظة',
    policy: 'قائمة مقالاتك المحفوظة بعد أن تغيّرها.',
    load: () => import('./savedArticles').then((it) => it.savedArticleList),
  },
  activity: {
    title: 'القصص المقروءة',
    policy: 'آخر 50 قصة فتحتها، ويعرضها ملفك الشخصي.',
    load: () => import('./activity').then((it) => it.savedActivity),
  },
  videos: {
    title: 'المقاطع الرائجة',
    policy: 'مقاطع صفحة الفيديو كما حفظها محرر على هذا الجهاز.',
    draftPolicy: 'تعديلات المقاطع التي لم يحفظها المحرر بعد، إلى أن يحفظها أو يتركها.',
    load: () => import('./videos').then((it) => it.savedVideos),
  },
  channels: {
    ...edited('القنوات المقترحة'),
    load: () => import('./videos').then((it) => it.savedChannels),
  },
  posts: {
    ...edited('المنشورات الرائجة'),
    load: () => import('./posts').then((it) => it.savedPosts),
  },
  profiles: {
    ...edited('الحسابات المقترحة'),
    load: () => import('./posts').then((it) => it.savedProfiles),
  },
  pageCategories: {
    ...edited('فئات الصفحات'),
    hasParts: true,
    load: () => import('./pageCategories').then((it) => it.savedPageCategories),
  },
  managedCategories: {
    title: 'فئات الأقسام',
    policy: 'فئات الأقسام كما حفظها محرر على هذا الجهاز.',
    hasParts: true,
    load: () => import('./managedCategories').then((it) => it.savedManagedCategories),
  },
  newsSources: {
    title: 'مصادر الأخبار',
    policy: 'مصادر الأخبار كما غيّرها محرر على هذا الجهاز.',
    load: () => import('./newsSources').then((it) => it.savedNewsSources),
  },
  users: {
    title: 'المستخدمون',
    policy: 'قائمة المستخدمين كما غيّرها محرر على هذا الجهاز.',
    load: () => import('./users').then((it) => it.savedUsers),
  },
  ads: {
    ...edited('الإعلانات'),
    load: () => import('./ads').then((it) => it.savedAds),
  },
  systemSettings: {
    title: 'إعدادات النظام',
    policy: 'إعدادات النظام كما حفظها محرر على هذا الجهاز، بلا كلمة المرور.',
    load: () => import('./systemSettings').then((it) => it.savedSystemSettings),
  },
  changeLog: {
    title: 'سجل التغييرات',
    policy: 'سجل ما غيّره المحررون على هذا الجهاز: من ومتى وماذا.',
    load: () => import('./changeLog').then((it) => it.savedChangeLog),
  },
  rememberedLogin: {
    title: 'بريد الدخول',
    policy: 'بريدك الإلكتروني، إذا دخلت وقد اخترت «تذكرني»، إلى أن تدخل بلا هذا الاختيار.',
    load: () => import('./rememberedLogin').then((it) => it.rememberedLogin),
  },
  reading: {
    title: 'إعدادات القراءة',
    policy: 'حجم النص والتباين واختصارات لوحة المفاتيح وسرعة الاستماع كما اخترتها.',
    load: () => import('./reading').then((it) => it.savedReading),
  },
  visit: {
    title: 'آخر زيارة',
    policy: 'وقت زيارتك الأخيرة والتي قبلها، لنعلّم ما نُشر بينهما، ما دام التحديث التلقائي مفعّلًا.',
    load: () => import('./visit').then((it) => it.savedVisit),
  },
  settings: {
    title: 'إعدادات القارئ',
    policy: 'الإعدادات كما حفظتها، وفيها اسمك وبريدك وهاتفك وصورتك.',
    load: () => import('./readerSettings').then((it) => it.savedSettings),
  },
  adminMenu: {
    title: 'قائمة الإدارة',
    policy: 'حال قائمة الإدارة: مفتوحة أو مطوية.',
    load: () => import('./adminMenu').then((it) => it.savedAdminMenu),
  },
  tables: {
    title: 'عرض الجداول',
    policy: 'كيف يريد المحرر جداول لوحة الإدارة: كثافتها وأعمدتها.',
    load: () => import('./tables').then((it) => it.savedTables),
  },
  views: {
    title: 'العروض المحفوظة',
    policy: 'عروض القوائم التي حفظها المحرر: اسم كل منها وما يبحث عنه.',
    load: () => import('./views').then((it) => it.savedViews),
  },
  replyTemplates: {
    title: 'قوالب الرد',
    policy: 'قوالب الرد على الرسائل كما عدّلها محرر على هذا الجهاز.',
    load: () => import('./replyTemplates').then((it) => it.savedReplyTemplates),
  },
  recentRecords: {
    title: 'آخر ما فُتح من لوحة الأوامر',
    policy: 'أرقام آخر ما فتحه المحرر من لوحة الأوامر.',
    load: () => import('./adminMenu').then((it) => it.savedRecentRecords),
  },
} as const satisfies Record<SavedName, ListEntry>
