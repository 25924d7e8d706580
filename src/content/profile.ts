import type { Reader } from '@/lib/reader'
import type { InterestId } from '@/lib/readerInterests'
import { savedArticles } from './savedArticles'

/** The reader's profile, with the fields of Spec §3. */
export type Profile = Reader & {
  location: string
  /** a day of the calendar, `2024-03-14` */
  joinDate: string
  bio: string
  interests: readonly InterestId[]
  /** hours */
  readingTime: number
  articlesRead: number
  /** the number of saved articles; the list is `savedArticles.ts` */
  savedArticles: number
  followedTopics: number
}

/** An activity of the reader (Spec §3); `time` is in minutes ago. */
export type ActivityItem = {
  type: 'read' | 'saved'
  title: string
  time: number
  category: InterestId
}

/**
 * The profile of the demo's reader, without the fields of `lib/reader` and without the interests, which are in
 * `src/saved/reader.ts`.
 */
export const sampleProfile: Omit<Profile, keyof Reader | 'interests'> = {
  location: 'الرياض، السعودية',
  joinDate: '2024-03-14',
  bio: 'مهندسة مبانٍ من الرياض. أقرأ عن المدن والعلوم قبل القهوة، وعن الكتب بعدها.',
  readingTime: 46,
  articlesRead: 312,
  savedArticles: savedArticles.length,
  followedTopics: 11,
}

const DAY = 24 * 60

/** The reader's latest activity, newest first. */
export const recentActivity: readonly ActivityItem[] = [
  {
    type: 'read',
    title: 'بطارية من الملح تعمل ألف دورة بلا فقد يُذكر',
    time: 60,
    category: 'tech',
  },
  {
    type: 'saved',
    title: 'الخشب يعود إلى واجهات المدن، لكن بحساب',
    time: 2 * DAY,
    category: 'business',
  },
  {
    type: 'read',
    title: 'نهائي كأس السلة يُحسم في مباراة فاصلة للمرة الأولى منذ 9 مواسم',
    time: 2 * DAY + 180,
    category: 'sports',
  },
  {
    type: 'saved',
    title: 'ما الذي يبقى من الكتاب بعد عشر سنوات؟',
    time: 5 * DAY,
    category: 'culture',
  },
]
