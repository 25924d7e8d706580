/** `npm test` runs the same tests each time; `npm run test:all`, nightly, also what takes longer (CONTRIBUTING, Tests). */
export const isAll = process.env.TEST_ALL !== undefined
