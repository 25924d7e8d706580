import { readDemoData } from '@mocks/backend/data/dataKeys'
import { mockController } from '@mocks/backend/mockController'
import { writeNetwork } from '@mocks/backend/networkParams'
import { buildName } from '@mocks/demo/build'
import { currentPoint } from '@mocks/demo/journal/journal'
import { session } from '@/lib/session'
import { readText, removeText, writeText } from '@/lib/storage'
import { APP_KEYS } from '@/lib/storageKeys'
import { recorderState } from './recorderState'
import { type RecordedCall, type Step, TOUR_VERSION, type Tour } from './recording'
import { hereAddress, seeNow } from './see'

/** How far back a report goes. */
const MEMORY_MS = 2 * 60 * 1000
/** At most so many steps are in memory: a held arrow key makes many. */
const MAX_STEPS = 400
/** When what a step has brought about is looked at, unless the next step comes first. */
const SEEN_MS = 350
const STORE_MS = 1000
const KEY = 'madar:recording'
const MEMORY_KEY = 'madar:memory'

/** What was done from one moment on, without its end. */
type Take = {
  start: Tour['start']
  /** ms since 1970 */
  startedAt: number
  steps: Step[]
  calls: RecordedCall[]
}

/** The recording that somebody has begun with «سجّل». */
let recording: Take | null = null
/** What is always in memory: takes that follow each other, each begins with a screen that has just been opened. */
const memory: Take[] = []
let seeTimer: ReturnType<typeof setTimeout> | undefined
let storeTimer: ReturnType<typeof setTimeout> | undefined

/** Adds a step, as the listeners and the panel report it. Without a time: it gets one here. */
export function addStep(step: DistributiveOmit<Step, 'at'>): void {
  see()
  const now = Date.now()
  latest = takes().map((take) => {
    const added = { ...step, at: now - take.startedAt } as Step
    take.steps.push(added)
    return added
  })
  latestAt = now
  afterChange()
}

/** The last step, in each take that has it; the screen may have changed since. */
let latest: Step[] = []
let latestAt = 0

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never

/** Changes the last step if it is of this kind: a text that grows, a scroll that goes on. Returns whether it was. */
export function changeLastStep<Act extends Step['act']>(
  act: Act,
  change: (step: Extract<Step, { act: Act }>) => void,
): boolean {
  const [take] = takes()
  if (take?.steps.at(-1)?.act !== act) return false
  for (const { steps } of takes()) {
    const last = steps.at(-1)
    if (last?.act === act) change(last as Extract<Step, { act: Act }>)
  }
  afterChange()
  return true
}

/** The last step, also of an earlier screen, and how many ms ago it was. */
export function lastStep(): { step: Step; age: number } | null {
  const [step] = latest
  return step ? { step, age: Date.now() - latestAt } : null
}

/** The person turns to the demo's own tools: what the page shows from now on is no effect of the last step. */
export function endLastStep(): void {
  lookAgain()
  latest = []
}

/** Removes the last step. */
export function dropLastStep(): void {
  for (const { steps } of takes()) steps.pop()
  latest = []
  afterChange()
}

/** The takes that what happens now belongs to. */
export const takes = (): Take[] => [...memory.slice(-1), ...(recording ? [recording] : [])]

/** What the last step has brought about is looked at again. */
export function afterChange(): void {
  clearTimeout(seeTimer)
  seeTimer = setTimeout(lookAgain, SEEN_MS)
  if (!recording) return
  clearTimeout(storeTimer)
  storeTimer = setTimeout(storeRecording, STORE_MS)
}

/** Some time after a change, so that the person's press does not wait for it. */
function lookAgain() {
  see()
  if (recording) recorderState.set({ ...recorderState.get(), count: recording.steps.length })
}

/** Notes what the last step has brought about; a toast that comes later belongs to it, too. */
function see() {
  clearTimeout(seeTimer)
  const seen = seeNow()
  for (const step of latest) step.seen = { ...seen, alert: seen.alert ?? step.seen?.alert ?? null }
}

/** Begins a take of the memory: the page shows another screen. Takes that are older than a report goes back are dropped. */
export function beginTake(): void {
  memory.push(newTake())
  const oldest = Date.now() - MEMORY_MS
  // The one before the last dropped moment: a report begins with a whole screen.
  while (memory.length > 1 && ((memory[1]?.startedAt ?? 0) < oldest || countSteps() > MAX_STEPS))
    memory.shift()
}

const countSteps = () => memory.reduce((sum, { steps }) => sum + steps.length, 0)

const newTake = (): Take => ({ start: startNow(), startedAt: Date.now(), steps: [], calls: [] })

function startNow(): Tour['start'] {
  const theme = readText(APP_KEYS.theme.key)
  return {
    at: new Date().toISOString(),
    address: hereAddress(),
    data: readDemoData(),
    network: writeNetwork(mockController.overrides.get()),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    session: session.get().isSignedIn ? 'in' : 'out',
    width: innerWidth,
    height: innerHeight,
    point: currentPoint(),
  }
}

/** What this tab shows now, without steps. */
export const sessionNow = (title: string): Tour => tourOf(title, newTake())

/** «سجّل» */
export function startRecording(): void {
  recording = newTake()
  recorderState.set({ isRecording: true, count: 0, isLasting: true })
}

/** Ends the recording and returns it as a tour; null if none was running. */
export function stopRecording(title: string): Tour | null {
  see()
  const take = recording
  recording = null
  clearTimeout(storeTimer)
  removeText(KEY, 'sessionStorage')
  recorderState.set({ isRecording: false, count: 0, isLasting: true })
  return take && tourOf(title, take)
}

/** What was done in the last two minutes, from the screen that was open then. */
export function recentTour(title: string): Tour {
  see()
  const [first = newTake()] = memory
  const offset = (take: Take) => take.startedAt - first.startedAt
  let count = 0
  const calls = memory.flatMap((take) => {
    const before = count
    count += take.steps.length
    return take.calls.map((call) => ({ ...call, step: call.step + before }))
  })
  const steps = memory.flatMap((take) =>
    take.steps.map((step) => ({ ...step, at: step.at + offset(take) })),
  )
  return tourOf(title, { ...first, steps, calls })
}

const tourOf = (title: string, { start, steps, calls }: Take): Tour => ({
  kind: 'madar-session',
  version: TOUR_VERSION,
  title,
  build: buildName,
  start,
  steps: structuredClone(steps),
  calls: structuredClone(calls),
  end: { address: hereAddress(), data: readDemoData() },
  pins: [],
})

/**
 * Continues a recording that the load of this page has interrupted. Returns how long before that load its last step
 * was, in ms; null if there is no recording.
 */
export function resumeRecording(): number | null {
  const text = readText(KEY, 'sessionStorage')
  if (text === null) return null
  try {
    recording = JSON.parse(text) as Take
  } catch {
    removeText(KEY, 'sessionStorage')
    return null
  }
  recorderState.set({ isRecording: true, count: recording.steps.length, isLasting: true })
  return ageOfLast(recording)
}

/** Takes up what was done before this page was loaded. Returns how long before that the last step was, in ms. */
export function resumeMemory(): number | null {
  const text = readText(MEMORY_KEY, 'sessionStorage')
  removeText(MEMORY_KEY, 'sessionStorage')
  try {
    const takes = JSON.parse(text ?? '[]') as Take[]
    memory.push(...takes.filter(({ startedAt }) => startedAt > Date.now() - MEMORY_MS))
  } catch {
    // Cut by the browser: the memory begins with this page.
  }
  const last = memory.at(-1)
  return last ? ageOfLast(last) : null
}

/** Stores the memory for a reload. */
export const storeMemory = (): boolean =>
  writeText(MEMORY_KEY, JSON.stringify(memory), 'sessionStorage')

/** How long before the load of this page the last step of a take was, in ms. */
const ageOfLast = ({ startedAt, steps }: Take): number =>
  Date.now() - performance.now() - startedAt - (steps.at(-1)?.at ?? 0)

/** Stores the recording for a reload. */
export function storeRecording(): void {
  if (!recording) return
  const isLasting = writeText(KEY, JSON.stringify(recording), 'sessionStorage')
  if (recorderState.get().isLasting !== isLasting)
    recorderState.set({ ...recorderState.get(), isLasting })
}
