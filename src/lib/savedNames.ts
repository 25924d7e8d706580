/** The lists that editors change for everyone: the change log has an entry for each save. */
export const LOGGED_LISTS = [
  'videos',
  'channels',
  'posts',
  'profiles',
  'pageCategories',
  'managedCategories',
  'newsSources',
  'users',
  'ads',
  'systemSettings',
] as const

/** The lists of which public pages load what was saved (`loadIfAnythingSaved`). */
export const SHARED_LISTS = [...LOGGED_LISTS, 'changeLog'] as const

/** The lists that each page reads before its first paint: their keys have no prefix (`savedKey`). */
export const EVERY_PAGE_LISTS = ['visit', 'settings', 'adminMenu'] as const

/** The names of all lists, which `src/saved/registry.ts` describes. Every page loads them; the texts there are loaded late. */
export type SavedName =
  | (typeof SHARED_LISTS)[number]
  | (typeof EVERY_PAGE_LISTS)[number]
  | 'profile'
  | 'interests'
  | 'follows'
  | 'savedArticles'
  | 'activity'
  | 'rememberedLogin'
  | 'reading'
  | 'tables'
  | 'views'
  | 'replyTemplates'
  | 'recentRecords'
