import { useSyncExternalStore } from 'react'
import { INTEREST_IDS, type InterestId, readerInterests } from '@/lib/readerInterests'

/** What the reader follows, wherever it was chosen: here, in the profile or in the sign-in dialog. */
export const useReaderInterests = (): readonly InterestId[] =>
  useSyncExternalStore(readerInterests.subscribe, readerInterests.get, readerInterests.get)

/** The selection with one interest put in or taken out, in the order of Spec §3. */
export const toggled = (selected: readonly InterestId[], id: InterestId): InterestId[] =>
  INTEREST_IDS.filter((one) => (one === id) !== selected.includes(one))

/** Those interests in the order of Spec §3, whatever the order in which they were chosen. */
export const inOrder = (interests: readonly InterestId[]): InterestId[] =>
  INTEREST_IDS.filter((id) => interests.includes(id))
