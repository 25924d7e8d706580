import { type DataName, dataNames, readDemoData } from '@mocks/data/dataKeys'
import { readNetwork } from '@mocks/demoLink'
import { restoreData } from '@mocks/journal/restoreData'
import { mockController } from '@mocks/mockController'
import { hereAddress, seeNow } from '@mocks/recorder/see'
import { TOOLS } from '@mocks/recorder/target'
import { addressOf, startTour } from '@mocks/tab/prepareTab'
import { signIn, signOut } from '@/lib/session'
import { createStore } from '@/lib/store'
import { act, awaitTarget, type Hand, pause, StepError } from './act'
import { captionOf } from './captions'
import { callLine, differences } from './comparable'
import { type Play, readPlay, storePlay, storeProgress } from './playState'
import { FAIL_NEXT, type Step } from './recording'

/** How long the page may take until it shows what the recording has seen. */
const SEEN_MS = 5000
const POLL_MS = 50
const QUIET_MS = 200
/** Reading a caption, at speed 1. */
const READ_MS = { least: 1400, perLetter: 45 }
const TYPING_MS = 40
const MAX_TYPING_MS = 1500

export type PlayerState = Play & {
  /** why the tour cannot go on */
  problem: string | null
  /** whether the visitor has touched the page while it was playing */
  isInterrupted: boolean
  /** what was not as recorded, when the tour has ended */
  end: readonly string[] | null
}

/** The tour that is played in this tab; null without one. */
export const player = createStore<PlayerState | null>(null)

/** What the player needs of the page around it. */
export type Stage = {
  pointAt: Hand['pointAt']
  hidePointer: () => void
  setTheme: (theme: 'light' | 'dark' | 'system') => void
  refetch: () => void
  /** whether a query of the page waits for its answer */
  isFetching: () => boolean
}

let stage: Stage | null = null
/** Each run has one; a pause or a jump ends the run. */
let run = 0

/** Continues the tour of this tab, if there is one. Returns the function that stops it. */
export function openPlayer(around: Stage): () => void {
  stage = around
  const play = readPlay()
  if (play) {
    player.set({ ...play, problem: null, isInterrupted: false, end: null })
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, onTouch, true)
    if (play.isPlaying || play.at < play.wanted) void playOn()
  }
  return () => {
    run += 1
    stage = null
    for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, onTouch, true)
  }
}

/** The visitor takes over: what they touch must not move away under their hand. */
function onTouch(event: Event) {
  const state = player.get()
  const isTool = event.target instanceof Element && event.target.closest(TOOLS)
  if (!event.isTrusted || !state?.isPlaying || isTool || state.end) return
  change({ isPlaying: false, isInterrupted: true })
  run += 1
}

export function resume(): void {
  change({ isPlaying: true, problem: null, isInterrupted: false })
  void playOn()
}

export function stopPlaying(): void {
  run += 1
  change({ isPlaying: false })
}

/** Does one step, then stops. */
export async function stepForward(): Promise<void> {
  const state = player.get()
  if (!state) return
  change({ problem: null, isInterrupted: false })
  await playOn(state.at + 1)
}

/** Goes on without the step that could not be done. */
export function skipStep(): void {
  const state = player.get()
  if (!state) return
  change({ at: state.at + 1 })
  resume()
}

/** Goes back a step: the tour begins again, and plays at once what comes before it. */
export async function stepBack(): Promise<void> {
  const state = player.get()
  if (!state) return
  stopPlaying()
  await startTour(state.tour, {
    wanted: Math.max(0, state.at - 1),
    isPlaying: false,
    speed: state.speed,
  })
}

export async function playAgain(): Promise<void> {
  const state = player.get()
  if (state) await startTour(state.tour, { wanted: 0, isPlaying: true, speed: state.speed })
}

export const setSpeed = (speed: number): void => change({ speed })

/** Replaces the caption of a step. */
export function setCaption(index: number, caption: string): void {
  const state = player.get()
  if (!state) return
  const steps = state.tour.steps.map((step, at) => {
    if (at !== index) return step
    const { caption: _, ...bare } = step
    return (caption.trim() === '' ? bare : { ...bare, caption: caption.trim() }) as Step
  })
  const tour = { ...state.tour, steps }
  change({ tour })
  storePlay({ ...state, tour })
}

/** Ends the tour. Its data stay for the visitor. */
export function endTour(): void {
  run += 1
  storePlay(null)
  player.set(null)
  stage?.hidePointer()
}

function change(changes: Partial<PlayerState>) {
  const state = player.get()
  if (!state) return
  const next = { ...state, ...changes }
  player.set(next)
  const { at, wanted, isPlaying, speed } = next
  storeProgress({ at, wanted, isPlaying, speed, calls: callsSoFar(next) })
}

/** Plays from the current step, at most until `until`. */
async function playOn(until = Number.POSITIVE_INFINITY): Promise<void> {
  run += 1
  const mine = run
  const isMine = () => mine === run && player.get() !== null
  await awaitPage()
  for (;;) {
    const state = player.get()
    if (!state || !isMine()) return
    const step = state.tour.steps[state.at]
    if (!step) return finish(isMine)
    const isFast = state.at < state.wanted
    if (state.at >= until) return
    if (!isFast && !state.isPlaying && until === Number.POSITIVE_INFINITY) return
    const speed = isFast || until !== Number.POSITIVE_INFINITY ? 0 : state.speed
    try {
      if (speed > 0) await present(step, speed)
      if (!isMine()) return
      // Before the step, since it may load another page.
      change({ at: state.at + 1 })
      await perform(step, speed)
      await settle(state, step)
    } catch (error) {
      if (!isMine()) return
      if (!(error instanceof StepError)) throw error
      stage?.hidePointer()
      change({ at: state.at, isPlaying: false, problem: error.message })
      return
    }
  }
}

/** Shows what will happen, long enough to read it. */
async function present(step: Step, speed: number): Promise<void> {
  const reading = pause(Math.max(READ_MS.least, captionOf(step).length * READ_MS.perLetter) / speed)
  if ('target' in step && step.target && step.act !== 'scroll' && stage) {
    const control = await awaitTarget(step.target)
    const { top, bottom } = control.getBoundingClientRect()
    if (top < 80 || bottom > innerHeight - 160) control.scrollIntoView({ block: 'center' })
    await stage.pointAt(control)
  }
  await reading
}

async function perform(step: Step, speed: number): Promise<void> {
  switch (step.act) {
    case 'open':
      location.assign(addressOf(step.address))
      // The player of the next page goes on.
      return new Promise(() => {})
    case 'network':
      if (step.network === FAIL_NEXT) mockController.failNext(true)
      else mockController.overrides.set(readNetwork(step.network))
      return stage?.refetch()
    case 'session':
      return step.session === 'in' ? signIn() : signOut()
    case 'theme':
      return stage?.setTheme(step.theme)
    case 'data': {
      const now = readDemoData()
      const names = dataNames.filter((name: DataName) => now[name] !== step.data[name])
      return void (await restoreData(step.data, names))
    }
    case 'file':
      // A page cannot choose a file; the step only says that somebody did.
      return
    default: {
      const length = step.act === 'type' ? (step.text ?? '').length : 0
      const typingMs =
        speed > 0 ? Math.min(TYPING_MS, MAX_TYPING_MS / Math.max(1, length)) / speed : 0
      await act(step, {
        pointAt: async (element) => (speed > 0 ? stage?.pointAt(element) : undefined),
        typingMs,
      })
    }
  }
}

/** Waits until the page shows what the recording has seen after this step, and its calls are answered. */
async function settle({ tour, at }: PlayerState, step: Step): Promise<void> {
  const { seen } = step
  const before = tour.steps[at - 1]?.seen
  const isNewAlert = seen?.alert !== before?.alert
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
    const state = player.get()
    return (
      isSeen && waiting() <= unanswered && (!state || callsSoFar(state).length >= expected.length)
    )
  }
  await pause(POLL_MS)
  while (!isSettled() && performance.now() < deadline) await pause(POLL_MS)
}

const waiting = () => mockController.log.get().filter(({ outcome }) => outcome === 'waiting').length

/**
 * Waits until the page is whole and has had its data for a moment. The calls of the first page are no part of the tour:
 * the recording began later.
 */
async function awaitPage(): Promise<void> {
  const isQuiet = () =>
    !document.querySelector('[data-deferred]') && !stage?.isFetching() && waiting() === 0
  const deadline = performance.now() + SEEN_MS
  for (let quiet = 0; quiet < QUIET_MS && performance.now() < deadline; quiet += POLL_MS) {
    // Some parts wait for the reader's first action (`src/hydration/deferHydration.tsx`), and listen for it at any moment.
    dispatchEvent(new Event('pointermove'))
    await pause(POLL_MS)
    if (!isQuiet()) quiet = 0
  }
  if (player.get()?.at === 0) firstCall = mockController.log.get()[0]?.id ?? 0
}
let firstCall = 0

function callsSoFar({ calls }: Pick<PlayerState, 'calls'>): string[] {
  const own = mockController.log.get().filter(({ id }) => id > firstCall)
  const lines = own
    .toSorted((a, b) => a.id - b.id)
    .map(({ method, path, outcome }) =>
      callLine({ method, path, outcome: outcome === 'waiting' ? 'noAnswer' : outcome }),
    )
  return [...calls, ...lines]
}

/** Screens store some of what they save a moment after they have said so. */
async function finish(isMine: () => boolean): Promise<void> {
  const deadline = performance.now() + SEEN_MS
  for (;;) {
    const state = player.get()
    if (!state || !isMine()) return
    const calls = callsSoFar(state)
    const now = { address: hereAddress(), data: readDemoData(), calls }
    const end = differences(state.tour, now)
    if (end.length === 0 || performance.now() > deadline) {
      stage?.hidePointer()
      change({ isPlaying: false })
      player.set({ ...state, isPlaying: false, end })
      return
    }
    await pause(POLL_MS)
  }
}
