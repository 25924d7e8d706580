/**
 * `npm test` tries a part of the largest tables of tests, the same in each run. `SAMPLE_SEED` chooses the part; without it, as in `npm run test:faults` and `npm run test:journeys`, everything is tried.
 */
export const isSample = process.env.SAMPLE_SEED !== undefined
const seed = Number(process.env.SAMPLE_SEED ?? 0)

/** Whether the item with this index is tried: one in `runs`, so that `runs` consecutive seeds try all. */
export const isInSample = (index: number, runs: number): boolean =>
  !isSample || (index + seed) % runs === 0
