import { INTEREST_IDS, type InterestId } from '@/lib/reader'
import { createSavedStore, isText, parseList } from '@/lib/savedStore'

/** The interests that the reader follows; readers: `/dashboard`, `/profile` and the sign-in dialog. */
export const savedInterests = createSavedStore<readonly InterestId[]>({
  name: 'interests',
  shipped: () => ['sports', 'tech', 'health'],
  parse: (value) => {
    const chosen = parseList(value, isText)
    return INTEREST_IDS.filter((id) => chosen.includes(id))
  },
})

/** The selection with one interest added or removed, in the order of Spec §3. */
export const toggled = (selected: readonly InterestId[], id: InterestId): InterestId[] =>
  INTEREST_IDS.filter((one) => (one === id) !== selected.includes(one))

/** What is saved now, with what was added and removed from `base` to `mine`: another tab may have saved since. */
export const rebaseInterests = (
  base: readonly InterestId[],
  mine: readonly InterestId[],
): InterestId[] => {
  const now = savedInterests.get()
  return INTEREST_IDS.filter((id) =>
    (mine.includes(id) === base.includes(id) ? now : mine).includes(id),
  )
}
