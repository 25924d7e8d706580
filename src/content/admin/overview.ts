import { monthly } from './analyticsAudience'

/** The last part of the address of a screen of the admin area. */
export type AdminArea = 'news' | 'users' | 'categories' | 'countries' | 'ads' | 'contact-messages'

/** A figure of the overview (Spec §2) with its change since last month, in percent. */
export type OverviewStat = {
  id: keyof typeof monthly
  value: number
  unit: 'count' | 'percent'
  monthChange: number
  /** its months, the oldest first */
  months: readonly number[]
}

type Activity = {
  id: string
  text: string
  area: AdminArea
  /** shown instead of the area: the topic of an article */
  place?: string
  minutesAgo: number
  isFailure?: boolean
}

export type TaskPriority = 'high' | 'medium' | 'low'

type PendingTask = { id: string; text: string; priority: TaskPriority; area: AdminArea }

/** The four cards (Spec §2): the last month of the analytics, and the months before it. */
export const overviewStats: readonly OverviewStat[] = (
  ['users', 'articles', 'views', 'engagement'] as const
).map((id) => {
  const months = monthly[id]
  const [before = 0, value = 0] = months.slice(-2)
  const monthChange = Math.round((value / before - 1) * 1000) / 10
  return { id, value, unit: id === 'engagement' ? 'percent' : 'count', monthChange, months }
})

/** The latest activity, newest first. */
export const recentActivity: readonly Activity[] = [
  {
    id: 'published',
    text: 'نُشر 14 مقالًا من «دفتر الأسواق»',
    area: 'news',
    place: 'أعمال',
    minutesAgo: 8,
  },
  { id: 'suspended', text: 'عُلّق حساب مازن بدر', area: 'users', minutesAgo: 26 },
  {
    id: 'failed',
    text: 'تعذّر جمع الأخبار من «نبراس التقنية»',
    area: 'news',
    minutesAgo: 41,
    isFailure: true,
  },
  { id: 'sorted', text: 'أُعيد ترتيب فئات صفحة الصحة', area: 'categories', minutesAgo: 60 },
  { id: 'paused', text: 'أُوقف إعلان «حقيبة السفر» مؤقتًا', area: 'ads', minutesAgo: 120 },
  {
    id: 'answered',
    text: 'رُدّ على رسالة «شراكة مع مكتبة المدينة»',
    area: 'contact-messages',
    minutesAgo: 180,
  },
]

/** The pending tasks, the most urgent first. */
export const pendingTasks: readonly PendingTask[] = [
  { id: 'sources', text: 'معالجة 3 مصادر تعذّر الجمع منها', priority: 'high', area: 'news' },
  {
    id: 'messages',
    text: 'الرد على الرسائل غير المقروءة',
    priority: 'high',
    area: 'contact-messages',
  },
  {
    id: 'descriptions',
    text: 'مراجعة أوصاف فئات العلوم',
    priority: 'medium',
    area: 'categories',
  },
  { id: 'countries', text: 'تدقيق رموز الدول ومناطقها', priority: 'low', area: 'countries' },
]
