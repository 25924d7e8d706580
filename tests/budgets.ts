/**
 * What a first visit may load: gzip sizes in kB of 1,000 bytes. Each range has a floor as well, so that after a gain
 * both ends must be lowered. `tests/built/budgets.spec.ts` checks the production build, and Storybook shows the table
 * (Foundations, Budgets).
 */
export type Budget = {
  path: string
  /** all scripts until the page is idle, without any interaction */
  scriptKb: readonly [floor: number, ceiling: number]
  /** the HTML of the page with its styles */
  htmlKb: readonly [floor: number, ceiling: number]
  /** all requests except pictures */
  requests: readonly [floor: number, ceiling: number]
}

export const budgets: readonly Budget[] = [
  { path: '/', scriptKb: [185, 197], htmlKb: [16, 24], requests: [10, 16] },
  { path: '/sports', scriptKb: [185, 196], htmlKb: [13, 20], requests: [10, 20] },
  { path: '/countries/egypt', scriptKb: [190, 200], htmlKb: [13, 20], requests: [12, 26] },
  { path: '/contact', scriptKb: [200, 257], htmlKb: [12, 20], requests: [16, 38] },
  { path: '/admin', scriptKb: [205, 255], htmlKb: [2, 5], requests: [20, 54] },
]
