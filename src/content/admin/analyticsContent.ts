import { sectionById } from '@/content/sections'
import type { AnalyticsArticle, AnalyticsCategory, Change } from './analytics'
import { sampleSources, sourceStoryLink } from './newsSources'

type Figures = Omit<AnalyticsArticle, 'id' | 'title' | 'views' | 'category' | 'link'>

/** An article is the last one of a news source; its views are those that `/admin/news` shows. */
function articleOf(sourceId: string, figures: Figures): AnalyticsArticle {
  const source = sampleSources.find(({ id }) => id === sourceId)
  if (!source) throw new Error(`No source ${sourceId}`)
  const { id, title, views, category } = source
  const link = sourceStoryLink(source)
  return {
    id,
    title,
    views,
    category: sectionById(category).name,
    ...(link && { link }),
    ...figures,
  }
}

/** The articles, the most read first. */
export const analyticsArticles: readonly AnalyticsArticle[] = [
  articleOf('source-1', {
    engagement: 8.4,
    readTime: 312,
    shares: 1264,
    revenue: 2310,
    comments: 186,
  }),
  articleOf('source-10', {
    engagement: 7.1,
    readTime: 185,
    shares: 2048,
    revenue: 1985,
    comments: 241,
  }),
  articleOf('source-8', {
    engagement: 6.3,
    readTime: 108,
    shares: 905,
    revenue: 1640,
    comments: 97,
  }),
  articleOf('source-3', {
    engagement: 9.2,
    readTime: 276,
    shares: 731,
    revenue: 2120,
    comments: 158,
  }),
  articleOf('source-12', {
    engagement: 5.8,
    readTime: 174,
    shares: 1377,
    revenue: 1105,
    comments: 64,
  }),
]

/** Their revenue adds up to the total (analyticsRevenue.ts). */
export const analyticsCategories: readonly AnalyticsCategory[] = [
  { id: 'breaking', name: 'عاجل', articles: 412, views: 148300, engagement: 5.2, revenue: 38900 },
  { id: 'sports', name: 'رياضة', articles: 356, views: 126900, engagement: 7.8, revenue: 34250 },
  {
    id: 'technology',
    name: 'تكنولوجيا',
    articles: 238,
    views: 97400,
    engagement: 6.9,
    revenue: 31600,
  },
  { id: 'business', name: 'أعمال', articles: 294, views: 88750, engagement: 4.6, revenue: 36700 },
  {
    id: 'entertainment',
    name: 'ترفيه',
    articles: 205,
    views: 76200,
    engagement: 8.1,
    revenue: 18450,
  },
  { id: 'health', name: 'صحة', articles: 162, views: 54800, engagement: 5.7, revenue: 12300 },
  { id: 'culture', name: 'ثقافة', articles: 131, views: 42600, engagement: 6.2, revenue: 7150 },
  { id: 'science', name: 'علوم', articles: 98, views: 31400, engagement: 5.9, revenue: 4600 },
  { id: 'religion', name: 'دين', articles: 121, views: 29900, engagement: 6.4, revenue: 2500 },
]

/** The four cards of the engagement tab (Spec §2); the read time in seconds, the rest in percent. */
export const engagement = {
  avgReadTime: { value: 221, change: 12 as Change },
  engagementRate: { value: 6.4, change: 0.8 as Change },
  clickRate: { value: 3.8, change: -0.2 as Change },
  returnRate: { value: 42.6, change: 1.9 as Change },
} as const
