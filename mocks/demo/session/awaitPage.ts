import { mockController } from '@mocks/backend/mockController'
import { callLine } from './comparable'
import type { Play } from './playState'
import type { Step } from './recording'
import { pause } from './runDomStep'
import { seeNow } from './see'

/** How long the page may take until it shows what the recording has seen. */
export const SEEN_MS = 5000
export const POLL_MS = 50
const QUIET_MS = 200

/** Waits until the page shows what the recording has seen after this step, and its calls are answered. */
export async function awaitSeen({ tour, at, calls }: Play, step: Step): Promise<void> {
  const { seen } = step
  const before = tour.steps[at - 1]?.seen
  // A toast that has gone by itself is nothing to wait for.
  const isNewAlert = seen?.alert !== null && seen?.alert !== before?.alert
  const expected = tour.calls.filter((call) => call.step >= 0 && call.step <= at)
  // A scenario never answers some; then the recording says so.
  const unanswered = expected.filter(({ outcome }) => outcome === 'noAnswer').length
  const deadline = performance.now() + SEEN_MS
  const isSettled = () => {
    const now = seeNow()
    const isSeen =
      !seen ||
      (now.address === seen.address &&
        now.heading === seen.heading &&
        now.dialog === seen.dialog &&
        (!isNewAlert || now.alert === seen.alert))
    return isSeen && waiting() <= unanswered && callsSoFar(calls).length >= expected.length
  }
  await pause(POLL_MS)
  while (!isSettled() && performance.now() < deadline) await pause(POLL_MS)
}

const waiting = () => mockController.log.get().filter(({ outcome }) => outcome === 'waiting').length

/**
 * Waits until the page is whole and has had its data for a moment. The calls of the first page are no part of the tour:
 * the recording began later.
 */
export async function awaitPage(isFirst: boolean, isFetching: () => boolean): Promise<void> {
  const isQuiet = () => !isFetching() && waiting() === 0
  const deadline = performance.now() + SEEN_MS
  for (let quiet = 0; quiet < QUIET_MS && performance.now() < deadline; quiet += POLL_MS) {
    await pause(POLL_MS)
    if (!isQuiet()) quiet = 0
  }
  if (isFirst) firstCall = mockController.log.get()[0]?.id ?? 0
}

/** The id of the last call before the first step. */
let firstCall = 0

/** The calls since the first step: those of earlier pages, and those of this one. */
export function callsSoFar(earlier: readonly string[]): string[] {
  const own = mockController.log.get().filter(({ id }) => id > firstCall)
  const lines = own
    .toSorted((a, b) => a.id - b.id)
    .map(({ method, path, outcome }) =>
      callLine({ method, path, outcome: outcome === 'waiting' ? 'noAnswer' : outcome }),
    )
  return [...earlier, ...lines]
}
