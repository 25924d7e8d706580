import { readDemoData } from '@mocks/backend/data/dataKeys'
import { mockController } from '@mocks/backend/mockController'
import { writeNetwork } from '@mocks/backend/networkParams'
import { buildName } from '@mocks/demo/build'
import { type RecordedCall, type Step, TOUR_VERSION, type Tour } from '@mocks/demo/format/recording'
import { MEMORY_KEY } from '@mocks/demo/storage/tabState'
import { debounce } from '@mui/material/utils'
import { isEqual } from '@/lib/isEqual'
import { session } from '@/lib/reader'
import { parseStored, readText, removeText, writeText } from '@/lib/storage'
import { APP_KEYS } from '@/lib/storageKeys'
import { hereAddress, seeNow } from './control'
import { recorded, recorderState } from './recorderState'

const MEMORY_MS = 2 * 60 * 1000
const MOST_CALLS = 50
/** The delay from a step to the reading of its effect; the next step reads it at once. */
const SEEN_MS = 350
/** What happens so soon after a step is its effect. */
export const EFFECT_MS = 1000

/** What was done from one moment on. Each step has its time in ms since 1970. */
type Take = Pick<Tour, 'start' | 'steps'>

type Memory = { takes: Take[]; calls: RecordedCall[]; wasRecording: boolean }

/** The last takes. Each new screen begins a take, except during a recording, which is a single take. */
const memory: Take[] = []
const present = (): Take | undefined => memory.at(-1)
const isRecording = () => recorderState.get().isRecording
const beginOf = ({ start }: Take) => Date.parse(start.at)
const endOf = (take: Take) => take.steps.at(-1)?.at ?? beginOf(take)

/** The last step: the page has one recorder. */
let latest: Step | undefined

type NewStep<One = Step> = One extends unknown ? Omit<One, 'at'> : never

/** A text that grows continues the last step, and so does another choice in the same list. */
export function addStep(step: NewStep): void {
  const last = latest
  const mayGoOn = last?.act === 'type' || last?.act === 'choose'
  if (mayGoOn && step.act === last.act && isEqual(step.target, last.target))
    Object.assign(last, step)
  else append(step)
  seeSoon()
}

function append(step: NewStep) {
  see()
  const now = Date.now()
  const take = present()
  // A visitor who stays on one screen gets a new take, but not while a dialog is open: its opening steps are in this one.
  if (take && now - beginOf(take) > MEMORY_MS && seeNow().dialog === null) beginTake()
  latest = { ...step, at: now } as Step
  present()?.steps.push(latest)
}

export const lastStep = (): Step | undefined => latest

/** The person turns to the demo's own tools: what the page shows from now on is no effect of the last step. */
export function endLastStep(): void {
  see()
  latest = undefined
}

/** Reads the effect of the last step after a delay, so that the person's press does not wait for it. */
export const seeSoon = debounce(() => {
  see()
  if (isRecording()) recorderState.set({ isRecording: true, count: present()?.steps.length ?? 0 })
}, SEEN_MS)

/** Stores the effect of the last step; a toast that is shown later belongs to the step, too. */
function see() {
  seeSoon.clear()
  if (!latest) return
  const seen = seeNow()
  latest.seen = { ...seen, alert: seen.alert ?? latest.seen?.alert ?? null }
}

/** The page shows another screen. Takes that are older than a report goes back are dropped. */
function beginTake() {
  if (isRecording()) return
  memory.push(newTake())
  const isOld = (at: number) => at < Date.now() - MEMORY_MS
  // One take that began earlier stays: a report begins with a whole screen.
  while (memory[0] && memory[1] && (isOld(beginOf(memory[1])) || isOld(endOf(memory[0]))))
    memory.shift()
}

function newTake(): Take {
  const theme = readText(APP_KEYS.theme.key)
  const start: Tour['start'] = {
    at: new Date().toISOString(),
    address: hereAddress(),
    data: readDemoData(),
    network: writeNetwork(mockController.overrides.get()),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    session: session.get().isSignedIn ? 'in' : 'out',
    width: innerWidth,
    height: innerHeight,
  }
  return { start, steps: [] }
}

export const sessionNow = (): Tour => ({ ...tourOf('', [newTake()]), calls: [] })

export function startRecording(): void {
  endLastStep()
  memory.push(newTake())
  recorderState.set({ isRecording: true, count: 0 })
}

export function stopRecording(): void {
  see()
  const take = present()
  if (!take) return
  recorderState.set({ isRecording: false, count: 0 })
  beginTake()
  recorded.set(tourOf('جولة مسجَّلة', [take]))
}

export function recentTour(title: string): Tour {
  see()
  return tourOf(title, memory)
}

function tourOf(title: string, takes: readonly Take[]): Tour {
  const first = takes[0] ?? newTake()
  const steps = takes.flatMap((take) => take.steps)
  return {
    kind: 'madar-session',
    version: TOUR_VERSION,
    title,
    build: buildName,
    start: first.start,
    steps: structuredClone(steps.map((step) => ({ ...step, at: step.at - beginOf(first) }))),
    calls: recentCalls(),
    end: { address: hereAddress(), data: readDemoData() },
    pins: [],
  }
}

/** The calls of earlier pages of this tab. */
let earlierCalls: readonly RecordedCall[] = []

function recentCalls(): RecordedCall[] {
  const calls = mockController.log.get().map(({ id: _, duration: __, outcome, ...call }) => ({
    ...call,
    outcome: outcome === 'waiting' ? ('noAnswer' as const) : outcome,
  }))
  return [...earlierCalls, ...calls.toReversed()].slice(-MOST_CALLS)
}

/** Continues after a load. A take begins with each screen, whose title the router changes. */
export function startMemory(): void {
  addEventListener('pagehide', storeMemory)
  const age = resumeMemory()
  let shown = location.pathname
  beginTake()
  new MutationObserver(() => {
    if (location.pathname !== shown) beginTake()
    shown = location.pathname
  }).observe(document.head, { subtree: true, childList: true, characterData: true })
  if (age > EFFECT_MS) addStep({ act: 'open', address: hereAddress() })
}

/** Returns how many ms before the load the last step was; 0 if nothing was interrupted. */
function resumeMemory(): number {
  const text = readText(MEMORY_KEY, 'sessionStorage')
  removeText(MEMORY_KEY, 'sessionStorage')
  const stored = parseStored(MEMORY_KEY, text, (value) => value as Memory)
  const last = stored?.takes.at(-1)
  if (!stored || !last) return 0
  // A recording may have begun on this page already; the stored takes are older.
  memory.unshift(...stored.takes)
  earlierCalls = stored.calls
  if (stored.wasRecording) recorderState.set({ isRecording: true, count: last.steps.length })
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A text opens no page, and no link reloads one: the person did.
  if (last.steps.at(-1)?.act === 'type' || load?.type === 'reload') return Number.POSITIVE_INFINITY
  return Date.now() - performance.now() - endOf(last)
}

function storeMemory() {
  see()
  const wasRecording = isRecording()
  const takes = wasRecording ? memory.slice(-1) : memory
  const stored: Memory = { takes, calls: recentCalls(), wasRecording }
  writeText(MEMORY_KEY, JSON.stringify(stored), 'sessionStorage')
}
