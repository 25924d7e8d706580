import { readDemoData } from '@mocks/backend/data/dataKeys'
import { mockController } from '@mocks/backend/mockController'
import { readNetwork } from '@mocks/backend/networkParams'
import { captionOf } from '@mocks/demo/format/captions'
import { FAIL_NEXT, type Step, type Tour } from '@mocks/demo/format/recording'
import { describeEntry } from '@mocks/demo/journal/describeEntry'
import { differingNames } from '@mocks/demo/journal/pages'
import { restoreData } from '@mocks/demo/journal/restoreData'
import { changeTab, ownTexts, type Play, readTab } from '@mocks/demo/storage/tabState'
import { pageQueryClient } from '@/api/QueryProvider'
import { isEqual } from '@/lib/isEqual'
import { createStore } from '@/lib/store'
import { changeLines } from '@/saved/describeChange'
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

const store = createStore<PlayerState | null>(null)

/** The page has one player. */
export const player = { ...store, open, resume, stop, skip, end }

/** Each run has one; a pause ends the run. */
let run = 0

function open() {
  const play = readTab()?.play
  if (player.get() || !play) return
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
  stop()
  change({ problem: 'توقفت الجولة لأنك لمست الصفحة. أكملها، أو أكمل بنفسك.' })
}

function resume() {
  change({ isPlaying: true, problem: null })
  void playOn()
}

function stop() {
  run += 1
  change({ isPlaying: false })
}

function end() {
  run += 1
  changeTab({ play: undefined })
  player.set(null)
}

function change(changes: Partial<PlayerState>) {
  const state = player.get()
  if (!state) return
  const next = { ...state, ...changes }
  player.set(next)
  const { tour, at, isPlaying, isFast, page, end } = next
  changeTab({ play: end ? undefined : { tour, at, isPlaying, isFast, page } })
}

/** The page of an address, from which a reload continues with this step. */
function pageOf(href: string, at: number) {
  const { network, session } = readTab() ?? {}
  return { at, network, session, href, texts: ownTexts() }
}

/** Leaves out the step that cannot be done. */
function skip() {
  change({ at: (player.get()?.at ?? 0) + 1 })
  resume()
}

async function playOn(): Promise<void> {
  run += 1
  const mine = run
  const isMine = () => mine === run
  await awaitQuiet()
  if (!player.get()?.page) change({ page: pageOf(location.href, player.get()?.at ?? 0) })
  for (;;) {
    const state = player.get()
    if (!state || !isMine()) return
    const step = state.tour.steps[state.at]
    if (!step) return finish(state.tour, isMine)
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
      return refetchData()
    case 'data':
      return void (await restoreData(step.data, differingNames(readDemoData(), step.data)))
    default:
      await runDomStep(step)
  }
}

/** Waits until the page shows what the recording has seen after this step, and its calls are answered. */
async function awaitSeen({ tour, at }: Play, { seen }: Step): Promise<void> {
  const before = tour.steps[at - 1]?.seen
  // The toast of an earlier step may have closed by itself, so only a new one is awaited.
  const isNewAlert = seen?.alert !== null && seen?.alert !== before?.alert
  // Calls that a scenario never answers have the outcome `noAnswer` in the recording.
  const unanswered = tour.calls.filter(({ outcome }) => outcome === 'noAnswer').length
  await pause(POLL_MS)
  await until(() => {
    const now = seeNow()
    const isSeen = !seen || isEqual(isNewAlert ? now : { ...now, alert: seen.alert }, seen)
    return isSeen && waiting() <= unanswered
  }, SEEN_MS)
}

const waiting = () => mockController.log.get().filter(({ outcome }) => outcome === 'waiting').length

async function awaitQuiet(): Promise<void> {
  let busyAt = performance.now()
  await until(() => {
    if (pageQueryClient().isFetching() > 0 || waiting() > 0) busyAt = performance.now()
    return performance.now() - busyAt > QUIET_MS
  }, SEEN_MS)
}

async function finish(tour: Tour, isMine: () => boolean): Promise<void> {
  let end: readonly string[] = []
  // Some screens write to storage shortly after their toast.
  await until(async () => {
    end = await differences(tour)
    return end.length === 0 || !isMine()
  }, SEEN_MS)
  if (isMine()) change({ isPlaying: false, end })
}

/** What is not as it was recorded, in Arabic. Of the data what people read of a change: moments and ids are always new. */
async function differences({ start, end }: Tour): Promise<string[]> {
  const here = hereAddress()
  const changes = [end.data, readDemoData()].map(async (data) => {
    const { text, places } = await describeEntry(start.data, data)
    const lines = places.flatMap(({ change }) => changeLines(change).items)
    return [text, lines.map((line) => [line.text, line.fields])]
  })
  const [before, after] = await Promise.all(changes)
  return [
    here !== end.address && `انتهت عند \u2068${here}\u2069، لا \u2068${end.address}\u2069.`,
    !isEqual(before, after) && 'البيانات غير ما سُجّل.',
  ].filter((text) => text !== false)
}
