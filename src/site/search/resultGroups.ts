import {
  BadgePercent,
  Flag,
  LayoutGrid,
  type LucideIcon,
  MessageSquareText,
  Newspaper,
  Video,
} from 'lucide-react'
import type { SearchItem } from '@/content/searchItem'
import { GROUP_IDS, type GroupId } from './searchAddress'

type GroupDescription = {
  name: string
  /** with the definite article, for use in a sentence: «عرض المزيد من المقالات» */
  inSentence: string
  icon: LucideIcon
}

export const groupDescriptions: Record<GroupId, GroupDescription> = {
  articles: { name: 'مقالات', inSentence: 'المقالات', icon: Newspaper },
  videos: { name: 'فيديو', inSentence: 'الفيديو', icon: Video },
  posts: { name: 'منشورات', inSentence: 'المنشورات', icon: MessageSquareText },
  paid: { name: 'مدفوع', inSentence: 'المحتوى المدفوع', icon: BadgePercent },
  sections: { name: 'أقسام', inSentence: 'الأقسام', icon: LayoutGrid },
  countries: { name: 'دول', inSentence: 'الدول', icon: Flag },
}

const groupOf: Record<SearchItem['kind'], GroupId> = {
  article: 'articles',
  video: 'videos',
  channel: 'videos',
  post: 'posts',
  account: 'posts',
  hashtag: 'posts',
  sponsored: 'paid',
  section: 'sections',
  country: 'countries',
}

export const kindOf = (kind: SearchItem['kind']) => groupDescriptions[groupOf[kind]]

export type Grouped = Record<GroupId, SearchItem[]>

/** The results by group; in their order, best first. */
export function groupResults(results: readonly SearchItem[]): Grouped {
  const groups = Object.groupBy(results, ({ kind }) => groupOf[kind])
  return Object.fromEntries(GROUP_IDS.map((id) => [id, groups[id] ?? []])) as Grouped
}

/** The groups of the wide column, which have the most to read, and of the side column. */
export const READING: readonly GroupId[] = ['articles', 'videos']
export const ASIDE: readonly GroupId[] = ['sections', 'countries', 'posts', 'paid']
