import type { SavedStore } from '@/lib/savedStore'
import { savedActivity } from './activity'
import { savedAdminMenu } from './adminMenu'
import { savedAds } from './ads'
import { savedChangeLog } from './changeLog'
import { savedFollows } from './follows'
import { LIST_TITLES } from './listTitles'
import { savedManagedCategories } from './managedCategories'
import { savedNewsSources } from './newsSources'
import { savedPageCategories } from './pageCategories'
import { savedPosts, savedProfiles } from './posts'
import { savedProfile } from './profile'
import { savedInterests } from './reader'
import { savedSettings } from './readerSettings'
import { savedReading } from './reading'
import { savedRecentRecords } from './recentRecords'
import { rememberedLogin } from './rememberedLogin'
import { savedReplyTemplates } from './replyTemplates'
import { savedArticleList } from './savedArticles'
import { savedSystemSettings } from './systemSettings'
import { savedTables } from './tables'
import { savedUsers } from './users'
import { savedChannels, savedVideos } from './videos'
import { savedViews } from './views'
import { savedVisit } from './visit'

/** A list of the repository with its Arabic name, for the demo panel, the change log and the tests. */
export type SavedList = { store: SavedStore<never>; title: string }

const list = <T>(store: SavedStore<T>): SavedList => ({
  store: store as unknown as SavedStore<never>,
  title: LIST_TITLES[store.name],
})

/** Every list of the repository. */
export const savedLists: readonly SavedList[] = [
  list(savedVideos),
  list(savedChannels),
  list(savedPosts),
  list(savedProfiles),
  list(savedPageCategories),
  list(savedManagedCategories),
  list(savedNewsSources),
  list(savedUsers),
  list(savedAds),
  list(savedSystemSettings),
  list(savedChangeLog),
  list(savedProfile),
  list(savedInterests),
  list(savedFollows),
  list(savedArticleList),
  list(savedActivity),
  list(rememberedLogin),
  list(savedReading),
  list(savedVisit),
  list(savedSettings),
  list(savedAdminMenu),
  list(savedTables),
  list(savedViews),
  list(savedReplyTemplates),
  list(savedRecentRecords),
]
