import { type Screen, screens } from '../src/screens'

/**
 * What a first visit may load before the reader does anything. `tests/built/budgets.spec.ts` checks the production
 * build, and Storybook shows the table (Developers, Budgets).
 */
export type Budget = {
  path: string
  /** all scripts, in kB of 1,000 bytes, gzip */
  scriptKb: number
  /** the files that the HTML names, with itself: its scripts and fonts */
  files: number
  /** these, and on a phone the pictures in and near the first window, and the calls */
  requests: number
}

const KIB = 1.024

/** Every screen but those that only differ in their search params. */
export const budgets: readonly Budget[] = screens
  .filter(({ path }) => !path.includes('?'))
  .map((screen) => ({ path: screen.path, ...limitOf(screen) }))

function limitOf({ path, area }: Screen): Omit<Budget, 'path'> {
  if (path === '/admin/analytics') return { scriptKb: 260 * KIB, files: 14, requests: 20 }
  if (area === 'admin') return { scriptKb: 230 * KIB, files: 15, requests: 20 }
  if (path === '/dashboard') return { scriptKb: 200 * KIB, files: 13, requests: 16 }
  if (path === '/profile') return { scriptKb: 200 * KIB, files: 12, requests: 12 }
  if (path === '/settings' || path === '/contact') return { scriptKb: 200, files: 11, requests: 11 }
  // The search field and its suggestions.
  if (path === '/search') return { scriptKb: 220, files: 13, requests: 20 }
  return { scriptKb: 200, files: 14, requests: 20 }
}
