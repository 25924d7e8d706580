/** `npm test -- all`, nightly, tries larger samples than `npm test` (CONTRIBUTING, Tests). */
export const isAll = process.env.TEST_ALL !== undefined

/**
 * `npm test` and `npm run mutants` run the journeys and the checks of builds with `tag: '@core'`; a layer's own command and
 * `npm test -- all` run all of them.
 */
export const isCore = process.env.TEST_CORE !== undefined
