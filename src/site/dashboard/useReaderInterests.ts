import { INTEREST_IDS, type InterestId } from '@/lib/reader'
import { savedInterests } from '@/saved/interests'
import { useStore } from '@/ui/states/useStore'

/**
 * The reader's interests, wherever they were chosen: here, in the profile or in the auth dialog.
 */
export const useReaderInterests = (): readonly InterestId[] =>
  useStore(savedInterests, savedInterests.shipped)

/** The selection with one interest added or removed, in the order of Spec §3. */
export const toggled = (selected: readonly InterestId[], id: InterestId): InterestId[] =>
  INTEREST_IDS.filter((one) => (one === id) !== selected.includes(one))
