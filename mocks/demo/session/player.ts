import { dataNames, readDemoData } from '@mocks/backend/data/dataKeys'
import { mockController } from '@mocks/backend/mockController'
import { readNetwork } from '@mocks/backend/networkParams'
import { captionOf } from '@mocks/demo/format/captions'
import { callLine, differences } from '@mocks/demo/format/compare'
import { checkTour, FAIL_NEXT, type Step } from '@mocks/demo/format/recording'
import { restoreData } from '@mocks/demo/journal/restoreData'
import {
  changeTab,
  ownTexts,
  type Play,
  readTab,
  type TourPage,
} from '@mocks/demo/storage/tabState'
import type { QueryClient } from '@tanstack/react-query'
import { createStore } from '@/lib/store'
import { hereAddress, seeNow, TOOLS } from './control'
import { pause, runDomStep, StepError, until, waitForTarget } from './domSteps'
import { addressOf, widthProblem } from './prepareTab'
import { refetchData } from './refetchData'

const SEEN_MS = 5000
const POLL_MS = 50
const QUIET_MS = 400
const READ_MS = { least: 1400, perLetter: 45 }

export type PlayerState = Play & {
  problem: string | null
  pointed: HTMLElement | null
  /** the index of the step whose caption is shown: also while it is done */
  shown: number
  end: readonly string[] | null
}

export const player = createStore<PlayerState | null>(null)

/** Set by `openPlayer`; the page has one player. */
let queries: QueryClient | undefined
/** Each run has one; a pause ends the run. */
let run = 0

export function openPlayer(client: QueryClient): void {
  const play = readTab()?.play
  if (queries || !play) return
  if (!checkTour(play.tour).ok) {
    endTour()
    return
  }
  queries = client
  const problem = play.isPlaying ? null : widthProblem(play.tour)
  player.set({ ...play, problem, pointed: null, shown: play.at, end: null })
  // On the window: before hydration no press gets further (`earlyPresses.ts`).
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, onTouch, true)
  if (play.isPlaying) void playOn()
}

/** The visitor takes over: what they touch must not move away under their hand. */
function onTouch(event: Event) {
  const state = player.get()
  const isTool = event.target instanceof Element && event.target.closest(TOOLS)
  if (!event.isTrusted || !state?.isPlaying || isTool || state.end) return
  stopPlaying()
  change({ problem: 'توقفت الجولة لأنك لمست الصفحة. أكملها، أو أكمل بنفسك.' })
}

export function resume(): void {
  change({ isPlaying: true, problem: null })
  void playOn()
}

export function stopPlaying(): void {
  run += 1
  change({ isPlaying: false })
}

export function endTour(): void {
  run += 1
  changeTab({ play: undefined })
  player.set(null)
}

function change(changes: Partial<PlayerState>) {
  const state = player.get()
  if (!state) return
  const next = { ...state, ...changes }
  player.set(next)
  const { tour, at, isPlaying, isFast, calls, page, end } = next
  const play = { tour, at, isPlaying, isFast, calls: callsSoFar(calls), page }
  changeTab({ play: end ? undefined : play })
}

/** The page of an address, from which a reload continues with this step. */
function pageOf(href: string, at: number): TourPage {
  const { network, session } = readTab() ?? {}
  return {
    at,
    calls: callsSoFar(player.get()?.calls ?? []),
    network,
    session,
    href,
    texts: ownTexts(),
  }
}

/** Leaves out the step that cannot be done. */
export function skipStep(): void {
  change({ at: (player.get()?.at ?? 0) + 1 })
  resume()
}

async function playOn(): Promise<void> {
  run += 1
  const mine = run
  const isMine = () => mine === run && player.get() !== null
  await awaitPage(player.get()?.at === 0)
  if (!player.get()?.page) change({ page: pageOf(location.href, player.get()?.at ?? 0) })
  for (;;) {
    const state = player.get()
    if (!state || !isMine()) return
    const step = state.tour.steps[state.at]
    if (!step) return finish(isMine)
    change({ shown: state.at })
    try {
      if (!state.isFast) await present(step)
      if (!isMine()) return
      // Before the step, since it may load another page.
      change({ at: state.at + 1 })
      const { pathname } = location
      await runStep(step)
      await awaitSeen(state, step)
      if (location.pathname !== pathname) change({ page: pageOf(location.href, state.at + 1) })
    } catch (error) {
      if (!isMine()) return
      if (!(error instanceof StepError)) throw error
      change({ at: state.at, isPlaying: false, problem: error.message })
      return
    }
  }
}

async function present(step: Step): Promise<void> {
  const reading = pause(Math.max(READ_MS.least, captionOf(step).length * READ_MS.perLetter))
  if ('target' in step && step.target) change({ pointed: await waitForTarget(step.target) })
  await reading
}

/** Does a step: what the page's controls and keys do, and what the demo's panel does. @throws {StepError} if its target is missing */
async function runStep(step: Step): Promise<void> {
  switch (step.act) {
    case 'open': {
      const href = addressOf(step.address)
      change({ page: pageOf(href, player.get()?.at ?? 0) })
      location.assign(href)
      // The player of the next page continues.
      return new Promise(() => {})
    }
    case 'network':
      // Not with a request of the player's own: the next one fails.
      if (step.network === FAIL_NEXT) return mockController.failNext(true)
      mockController.overrides.set(readNetwork(step.network))
      return void (queries && refetchData(queries))
    case 'data': {
      const now = readDemoData()
      const names = dataNames.filter((name) => now[name] !== step.data[name])
      return void (await restoreData(step.data, names))
    }
    default:
      await runDomStep(step)
  }
}

/** Waits until the page shows what the recording has seen after this step, and its calls are answered. */
async function awaitSeen({ tour, at, calls }: Play, { seen }: Step): Promise<void> {
  const before = tour.steps[at - 1]?.seen
  // The toast of an earlier step may have closed by itself, so only a new one is awaited.
  const isNewAlert = seen?.alert !== null && seen?.alert !== before?.alert
  const expected = tour.calls.filter((call) => call.step >= 0 && call.step <= at)
  // Calls that a scenario never answers have the outcome `noAnswer` in the recording.
  const unanswered = expected.filter(({ outcome }) => outcome === 'noAnswer').length
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
  await until(isSettled, SEEN_MS)
}

const waiting = () => mockController.log.get().filter(({ outcome }) => outcome === 'waiting').length

/** Waits for quiet. The calls of the first page are no part of the tour: the recording began later. */
async function awaitPage(isFirst: boolean): Promise<void> {
  let busyAt = performance.now()
  await until(() => {
    if (queries?.isFetching() || waiting() > 0) busyAt = performance.now()
    return performance.now() - busyAt > QUIET_MS
  }, SEEN_MS)
  if (isFirst) firstCall = mockController.log.get()[0]?.id ?? 0
}

/** The id of the last call before the first step. */
let firstCall = 0

/** The calls since the first step: those of earlier pages, and those of this one. */
function callsSoFar(earlier: readonly string[]): string[] {
  const calls = mockController.log.get().filter(({ id }) => id > firstCall)
  const lines = calls
    .toSorted((a, b) => a.id - b.id)
    .map(({ method, path, outcome }) =>
      callLine({ method, path, outcome: outcome === 'waiting' ? 'noAnswer' : outcome }),
    )
  return [...earlier, ...lines]
}

async function finish(isMine: () => boolean): Promise<void> {
  let end: readonly string[] = []
  // Some screens write to storage shortly after their toast.
  await until(async () => {
    const { tour, calls } = player.get() ?? {}
    if (!tour || !calls) return true
    const now = { address: hereAddress(), data: readDemoData(), calls: callsSoFar(calls) }
    end = await differences(tour, now)
    return end.length === 0 || !isMine()
  }, SEEN_MS)
  if (isMine()) change({ isPlaying: false, end })
}
