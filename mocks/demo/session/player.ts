import { readDemoData } from '@mocks/backend/data/dataKeys'
import { createStore } from '@/lib/store'
import { awaitPage, awaitSeen, callsSoFar, POLL_MS, SEEN_MS } from './awaitPage'
import { captionOf } from './captions'
import { differences } from './comparable'
import { leaveFrame } from './frame'
import { type Play, readPlay, storePlay, storeProgress } from './playState'
import { startTour } from './prepareTab'
import type { Step } from './recording'
import { awaitTarget, pause, StepError } from './runDomStep'
import { type PageAdapter, runStep } from './runStep'
import { hereAddress } from './see'
import { TOOLS } from './target'

/** Reading a caption, at speed 1. */
const READ_MS = { least: 1400, perLetter: 45 }

export type PlayerState = Play & {
  /** why the tour cannot go on */
  problem: string | null
  /** the index of the step whose caption is shown: also while it is done */
  shown: number
  /** whether the visitor has touched the page while it was playing */
  isInterrupted: boolean
  /** what was not as recorded, when the tour has ended */
  end: readonly string[] | null
}

/** The tour that is played in this tab; null without one. */
export const player = createStore<PlayerState | null>(null)

let page: PageAdapter | null = null
/** Each run has one; a pause or a jump ends the run. */
let run = 0

/** Continues the tour of this tab, if there is one. Returns the function that stops it. */
export function openPlayer(around: PageAdapter): () => void {
  page = around
  const play = readPlay()
  if (play) {
    player.set({ ...play, problem: null, shown: play.at, isInterrupted: false, end: null })
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, onTouch, true)
    if (play.isPlaying || play.at < play.wanted) void playOn()
  }
  return () => {
    run += 1
    page = null
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
  change({ shown: player.get()?.at ?? 0 })
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
  leaveFrame()
  player.set(null)
  page?.hidePointer()
}

function change(changes: Partial<PlayerState>) {
  const state = player.get()
  if (!state) return
  const next = { ...state, ...changes }
  player.set(next)
  const { at, wanted, isPlaying, speed } = next
  storeProgress({ at, wanted, isPlaying, speed, calls: callsSoFar(next.calls) })
}

/** Plays from the current step, at most until `until`. */
async function playOn(until = Number.POSITIVE_INFINITY): Promise<void> {
  run += 1
  const mine = run
  const isMine = () => mine === run && player.get() !== null
  await awaitPage(player.get()?.at === 0, () => page?.isFetching() ?? false)
  for (;;) {
    const state = player.get()
    if (!state || !isMine()) return
    const step = state.tour.steps[state.at]
    if (!step) return finish(isMine)
    const isFast = state.at < state.wanted
    if (state.at >= until) return
    if (!isFast && !state.isPlaying && until === Number.POSITIVE_INFINITY) return
    const speed = isFast || until !== Number.POSITIVE_INFINITY ? 0 : state.speed
    change({ shown: state.at })
    try {
      if (speed > 0) await present(step, speed)
      if (!isMine()) return
      // Before the step, since it may load another page.
      change({ at: state.at + 1 })
      await runStep(step, speed, page)
      await awaitSeen(state, step)
    } catch (error) {
      if (!isMine()) return
      if (!(error instanceof StepError)) throw error
      page?.hidePointer()
      change({ at: state.at, isPlaying: false, problem: error.message })
      return
    }
  }
}

/** Shows what will happen, long enough to read it. */
async function present(step: Step, speed: number): Promise<void> {
  const reading = read(captionOf(step), speed)
  if ('target' in step && step.target && step.act !== 'scroll' && page) {
    const control = await awaitTarget(step.target)
    const { top, bottom } = control.getBoundingClientRect()
    if (top < 80 || bottom > innerHeight - 160) control.scrollIntoView({ block: 'center' })
    await page.pointAt(control)
  }
  await reading
}

const read = (text: string, speed: number) =>
  pause(Math.max(READ_MS.least, text.length * READ_MS.perLetter) / speed)

/** Screens store some of what they save a moment after they have said so. */
async function finish(isMine: () => boolean): Promise<void> {
  const deadline = performance.now() + SEEN_MS
  for (;;) {
    const state = player.get()
    if (!state || !isMine()) return
    const calls = callsSoFar(state.calls)
    const now = { address: hereAddress(), data: readDemoData(), calls }
    const end = differences(state.tour, now)
    if (end.length === 0 || performance.now() > deadline) {
      page?.hidePointer()
      change({ isPlaying: false })
      player.set({ ...state, isPlaying: false, end })
      return
    }
    await pause(POLL_MS)
  }
}
