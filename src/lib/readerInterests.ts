/** The six interests of the dashboard, in the order of Spec §3. `src/saved/interests.ts` has the selected ones. */
export const INTEREST_IDS = ['sports', 'tech', 'business', 'health', 'culture', 'science'] as const
export type InterestId = (typeof INTEREST_IDS)[number]
