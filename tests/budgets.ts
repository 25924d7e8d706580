import { type Screen, screens } from '../src/content/screens'

/**
 * What a first visit may load before the reader does anything. `tests/built/budgets.spec.ts` checks the production
 * build.
 */
export type Budget = {
  path: string
  /** the scripts before hydration, in kB of 1,000 bytes, gzip */
  scriptKb: number
  /** the files that the HTML names, with itself: its scripts and fonts */
  files: number
  /** these, and on a phone the pictures in and near the first window, and the calls */
  requests: number
  /** the HTML itself, in kB of 1,000 bytes as it is stored */
  htmlKb: number
  /** what is loaded quietly after hydration, in kB of 1,000 bytes, gzip */
  quietKb: number
}

/** Every screen but those that only differ in their search params. */
export const budgets: readonly Budget[] = screens
  .filter(({ path }) => !path.includes('?'))
  .map((screen) => ({ path: screen.path, ...limitOf(screen) }))

function limitOf({ path, area }: Screen): Omit<Budget, 'path'> {
  // Lists have up to six pictures in and near the first window.
  if (area === 'admin') return { scriptKb: 265, files: 25, requests: 30, htmlKb: 175, quietKb: 250 }
  // They have a form; that of the profile is loaded quietly (154).
  if (['/contact', '/settings', '/profile'].includes(path))
    return {
      scriptKb: 238,
      files: 22,
      requests: 22,
      htmlKb: 105,
      quietKb: path === '/profile' ? 155 : 150,
    }
  return { scriptKb: 200, files: 15, requests: 22, htmlKb: 100, quietKb: 150 }
}
