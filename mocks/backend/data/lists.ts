import type { SavedStore } from '@/lib/savedStore'
import type { ListName } from './dataKeys'

/**
 * The store of one saved list. `src/saved/lists.ts` has them all, with the content of the whole back office; a link, a
 * tour and a jump of the time machine need only those that they name.
 */
export const loadList = (name: ListName): Promise<SavedStore<unknown>> =>
  loaders[name]() as Promise<SavedStore<unknown>>

const loaders: Record<ListName, () => Promise<unknown>> = {
  users: () => import('@/saved/users').then(({ savedUsers }) => savedUsers),
  newsSources: () => import('@/saved/newsSources').then(({ savedNewsSources }) => savedNewsSources),
  pageCategories: () =>
    import('@/saved/pageCategories').then(({ savedPageCategories }) => savedPageCategories),
  managedCategories: () =>
    import('@/saved/managedCategories').then(
      ({ savedManagedCategories }) => savedManagedCategories,
    ),
  videos: () => import('@/saved/videos').then(({ savedVideos }) => savedVideos),
  channels: () => import('@/saved/videos').then(({ savedChannels }) => savedChannels),
  posts: () => import('@/saved/posts').then(({ savedPosts }) => savedPosts),
  profiles: () => import('@/saved/posts').then(({ savedProfiles }) => savedProfiles),
  ads: () => import('@/saved/ads').then(({ savedAds }) => savedAds),
  systemSettings: () =>
    import('@/saved/systemSettings').then(({ savedSystemSettings }) => savedSystemSettings),
  changeLog: () => import('@/saved/changeLog').then(({ savedChangeLog }) => savedChangeLog),
  profile: () => import('@/saved/profile').then(({ savedProfile }) => savedProfile),
  interests: () => import('@/saved/reader').then(({ savedInterests }) => savedInterests),
  follows: () => import('@/saved/follows').then(({ savedFollows }) => savedFollows),
  savedArticles: () =>
    import('@/saved/savedArticles').then(({ savedArticleList }) => savedArticleList),
  activity: () => import('@/saved/activity').then(({ savedActivity }) => savedActivity),
  reading: () => import('@/saved/reading').then(({ savedReading }) => savedReading),
  settings: () => import('@/saved/readerSettings').then(({ savedSettings }) => savedSettings),
  adminMenu: () => import('@/saved/adminMenu').then(({ savedAdminMenu }) => savedAdminMenu),
  tables: () => import('@/saved/tables').then(({ savedTables }) => savedTables),
  views: () => import('@/saved/views').then(({ savedViews }) => savedViews),
  replyTemplates: () =>
    import('@/saved/replyTemplates').then(({ savedReplyTemplates }) => savedReplyTemplates),
}
