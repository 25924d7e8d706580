import * as z from 'zod/mini'
import { savedList, text } from './shapes'
import { TABLES } from './tables'

const view = z.object({
  id: text,
  screen: z.enum(TABLES),
  name: text,
  /** the search params of its address, without page and open record */
  search: z.record(text, text),
  /** whether the menu of the back office shows it */
  isPinned: z.boolean(),
})

/** The filters and the order of a list under a name: «غير المقروءة من دعم تقني». */
export type SavedView = z.infer<typeof view>

/** The views in the order in which they were saved; editors: the lists of the back office. */
export const savedViews = savedList('views', view)
