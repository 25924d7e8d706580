import { isRecord } from '@/lib/isRecord'
import { createSavedStore, isText, parseList } from '@/lib/savedStore'

/** The lists whose filters can be saved as a view. */
const VIEW_SCREENS = ['messages', 'users', 'newsSources', 'countries'] as const
export type ViewScreen = (typeof VIEW_SCREENS)[number]

/** The filters and the order of a list under a name: «غير المقروءة من دعم تقني». */
export type SavedView = {
  id: string
  screen: ViewScreen
  name: string
  /** the search params of its address, without page and open record */
  search: Readonly<Record<string, string>>
  /** whether the menu of the back office shows it */
  isPinned: boolean
}

/** The views in the order in which they were saved; editors: the lists of the back office. */
export const savedViews = createSavedStore<readonly SavedView[]>({
  name: 'views',
  shipped: () => [],
  parse: (value) => parseList(value, isView),
})

const isView = (value: unknown): value is SavedView =>
  isRecord(value) &&
  [value.id, value.name].every(isText) &&
  VIEW_SCREENS.some((screen) => screen === value.screen) &&
  typeof value.isPinned === 'boolean' &&
  isRecord(value.search) &&
  Object.values(value.search).every(isText)
