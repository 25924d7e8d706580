import type { InterestId } from '@/lib/readerInterests'
import { reader } from './reader'
import { savedArticles } from './savedArticles'

/** The reader's profile, its fields those of Spec §3. */
export type Profile = {
  name: string
  email: string
  phone: string
  location: string
  /** a day of the calendar, `2024-03-14` */
  joinDate: string
  /** a picture as a data URL, or empty: then the initial of the name stands for it */
  avatar: string
  bio: string
  interests: readonly InterestId[]
  /** hours */
  readingTime: number
  articlesRead: number
  /** how many; the list itself is `savedArticles` */
  savedArticles: number
  followedTopics: number
}

/** What the reader did lately (Spec §3); `time` is how many minutes ago. */
export type ActivityItem = {
  type: 'read' | 'saved'
  title: string
  time: number
  category: InterestId
}

/** The demo reader's profile. Its interests are the dashboard's (`lib/readerInterests`). */
export const sampleProfile: Omit<Profile, 'interests'> = {
  name: reader.name,
  email: reader.email,
  phone: '+966 50 000 0000',
  location: 'الرياض، السعودية',
  joinDate: '2024-03-14',
  avatar: '',
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
    title: 'نهائي كأس السلة يذهب إلى مباراة فاصلة',
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
