import { type Screen, screens } from '../src/screens'

/**
 * What a first visit may load before the reader does anything. `tests/built/budgets.spec.ts` checks the production
 * build, and Storybook shows the table (Developers, Budgets).
 */
export type Budget = {
  path: string
  /** all scripts, in kB of 1,000 bytes, gzip */
  scriptKb: number
  /** the page, its scripts and its fonts; not its pictures */
  requests: number
}

const KIB = 1.024

/** Every screen but those that only differ in their search params. */
export const budgets: readonly Budget[] = screens
  .filter(({ path }) => !path.includes('?'))
  .map((screen) => ({ path: screen.path, ...limitOf(screen) }))

function limitOf({ path, area }: Screen): Omit<Budget, 'path'> {
  // The call for the unread messages makes 20.
  if (path === '/admin/analytics') return { scriptKb: 260 * KIB, requests: 19 }
  if (area === 'admin') return { scriptKb: 230 * KIB, requests: 19 }
  if (path === '/dashboard') return { scriptKb: 200 * KIB, requests: 17 }
  if (path === '/profile') return { scriptKb: 200 * KIB, requests: 16 }
  if (path === '/settings' || path === '/contact') return { scriptKb: 200, requests: 16 }
  // The search field and its suggestions.
  if (path === '/search') return { scriptKb: 220, requests: 17 }
  return { scriptKb: 200, requests: 18 }
}
