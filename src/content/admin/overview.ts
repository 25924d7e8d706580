/** A screen of the admin area that the overview links to. */
export type AdminArea = 'sources' | 'users' | 'categories' | 'countries' | 'ads' | 'messages'

/** A figure of the overview (Spec §2) with its change since last month, in percent. */
export type OverviewStat = {
  id: 'users' | 'articles' | 'views' | 'engagement'
  value: number
  unit: 'count' | 'percent'
  monthChange: number
  /** the months before, the oldest first */
  before: readonly number[]
}

export type Activity = {
  id: string
  text: string
  area: AdminArea
  /** shown instead of the area: the topic of an article */
  place?: string
  minutesAgo: number
  isFailure?: boolean
}

export type TaskPriority = 'high' | 'medium' | 'low'

export type PendingTask = { id: string; text: string; priority: TaskPriority; area: AdminArea }

/** The four cards (Spec §2); their figures are hard-coded. */
export const overviewStats: readonly OverviewStat[] = [
  {
    id: 'users',
    value: 12847,
    unit: 'count',
    monthChange: 8.2,
    before: [9120, 9310, 9480, 9750, 9990, 10240, 10610, 10900, 11180, 11520, 11873],
  },
  {
    id: 'articles',
    value: 3291,
    unit: 'count',
    monthChange: 12.5,
    before: [2210, 2305, 2270, 2410, 2480, 2390, 2560, 2640, 2600, 2780, 2925],
  },
  {
    id: 'views',
    value: 89204,
    unit: 'count',
    monthChange: -3.1,
    before: [71200, 74800, 73100, 78900, 82400, 80100, 84700, 88300, 90100, 93400, 92058],
  },
  {
    id: 'engagement',
    value: 6.4,
    unit: 'percent',
    monthChange: 0.8,
    before: [5.6, 5.7, 5.9, 5.8, 6, 6.1, 6, 6.2, 6.3, 6.2, 6.35],
  },
]

/** The latest activity, newest first. */
export const recentActivity: readonly Activity[] = [
  {
    id: 'published',
    text: 'نُشر 14 مقالًا من «دفتر الأسواق»',
    area: 'sources',
    place: 'أعمال',
    minutesAgo: 8,
  },
  { id: 'joined', text: 'انضم محرر جديد: رائد العمري', area: 'users', minutesAgo: 26 },
  {
    id: 'failed',
    text: 'تعذّر جمع الأخبار من «نبراس التقنية»',
    area: 'sources',
    minutesAgo: 41,
    isFailure: true,
  },
  { id: 'sorted', text: 'أُعيد ترتيب فئات صفحة الصحة', area: 'categories', minutesAgo: 60 },
  { id: 'paused', text: 'أُوقف إعلان «حقيبة السفر» مؤقتًا', area: 'ads', minutesAgo: 120 },
  {
    id: 'answered',
    text: 'رُدّ على رسالة «شراكة مع مكتبة المدينة»',
    area: 'messages',
    minutesAgo: 180,
  },
]

/** The pending tasks, the most urgent first. */
export const pendingTasks: readonly PendingTask[] = [
  { id: 'sources', text: 'معالجة 3 مصادر تعذّر الجمع منها', priority: 'high', area: 'sources' },
  { id: 'messages', text: 'الرد على الرسائل غير المقروءة', priority: 'high', area: 'messages' },
  {
    id: 'descriptions',
    text: 'مراجعة أوصاف فئات العلوم',
    priority: 'medium',
    area: 'categories',
  },
  { id: 'countries', text: 'تدقيق رموز الدول ومناطقها', priority: 'low', area: 'countries' },
]
