// Written from src/saved/registry.ts by `npx vitest run tests/savedNames.test.ts -u`.

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

export const SHARED_LISTS = [
  ...LOGGED_LISTS,
  'changeLog',
] as const

export const EVERY_PAGE_LISTS = [
  'visit',
  'settings',
  'adminMenu',
] as const

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
