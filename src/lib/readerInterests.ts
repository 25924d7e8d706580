import { createStore } from './store'

/** The six interests of the dashboard, in the order of Spec §3. */
export const INTEREST_IDS = ['sports', 'tech', 'business', 'health', 'culture', 'science'] as const
export type InterestId = (typeof INTEREST_IDS)[number]

/**
 * The interests that the reader follows, until the page is reloaded. The sign-in dialog and the dashboard set
 * them (D-4, D-19). The initial three are from Spec §3.
 */
export const readerInterests = createStore<readonly InterestId[]>(['sports', 'tech', 'health'])
