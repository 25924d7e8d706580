/**
 * Returns the page numbers that a pager shows: all of them up to seven; otherwise the first, the last, and the
 * current one with its neighbours. `gap` replaces the omitted numbers. Pages count from 1.
 */
export function pagesShown(page: number, pageCount: number): (number | 'gap')[] {
  const all = Array.from({ length: pageCount }, (_, index) => index + 1)
  if (pageCount <= 7) return all
  const shown = all.filter((n) => n === 1 || n === pageCount || Math.abs(n - page) <= 1)
  return shown.flatMap((n, index) => {
    const leftOut = n - (shown[index - 1] ?? 0) - 1
    if (leftOut === 0) return [n]
    // A gap is as wide as a number, so a single omitted number is shown instead.
    return leftOut === 1 ? [n - 1, n] : (['gap', n] as const)
  })
}
