import type { InterestId, Reader } from '@/lib/reader'
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
  /** the id of its story */
  story: string
  title: string
  time: number
  /** the name of its section */
  category: string
}

/**
 * The profile of the demo's reader, without the fields of `lib/reader` and without the interests, which are in
 * `src/saved/interests.ts`.
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

const activity = (type: ActivityItem['type'], story: string, time: number): ActivityItem => {
  const article = savedArticles.find((saved) => saved.story === story)
  if (!article) throw new Error(`No saved article ${story}`)
  return { type, story, title: article.title, time, category: article.category }
}

/** The reader's latest activity, newest first. Nothing is read or saved before the day of its publication. */
export const recentActivity: readonly ActivityItem[] = [
  activity('read', 'saved-articles-4', 60),
  activity('saved', 'saved-articles-1', 2 * DAY),
  activity('read', 'saved-articles-10', 2 * DAY + 180),
  activity('saved', 'saved-articles-2', 5 * DAY),
]
