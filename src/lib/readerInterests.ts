import { createStore } from './store'

/** The six interests of the dashboard, in the order of Spec §3. */
export const INTEREST_IDS = ['sports', 'tech', 'business', 'health', 'culture', 'science'] as const
export type InterestId = (typeof INTEREST_IDS)[number]

/**
 * What the reader follows, for as long as the page lives: chosen in the sign-in dialog or on the
 * dashboard (D-4, D-19). It starts with the three of Spec §3.
 */
export const readerInterests = createStore<readonly InterestId[]>(['sports', 'tech', 'health'])
