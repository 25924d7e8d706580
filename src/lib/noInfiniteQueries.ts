/**
 * Replaces the code of infinite queries, which @tanstack/query-core 5 imports for every query (alias in
 * vite.config.ts): the app has none, and each page would load 0.4 kB of it (23 November 2026). If TanStack renames the
 * file, the alias does nothing: the app works, and both tests fail. Delete this file when the first infinite query is
 * needed.
 * @workaround @tanstack/react-query: tests/viteConfig.test.ts, tests/built/budgets.spec.ts
 */
export const infiniteQueryBehavior = missing
export const hasNextPage = missing
export const hasPreviousPage = missing

function missing(): never {
  throw new Error('src/lib/noInfiniteQueries.ts')
}
