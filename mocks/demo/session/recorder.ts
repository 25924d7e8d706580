import { readDemoData } from '@mocks/backend/data/dataKeys'
import { mockController } from '@mocks/backend/mockController'
import { writeNetwork } from '@mocks/backend/networkParams'
import type { LoggedCall } from '@mocks/backend/requestLog'
import { buildName } from '@mocks/demo/build'
import { session } from '@/lib/reader'
import { readText, removeText, writeText } from '@/lib/storage'
import { APP_KEYS } from '@/lib/storageKeys'
import { hereAddress, seeNow } from './control'
import { recorderState } from './recorderState'
import { type RecordedCall, type Step, TOUR_VERSION, type Tour } from './recording'

/** How far back a report goes. */
const MEMORY_MS = 2 * 60 * 1000
/** When what a step has brought about is looked at, unless the next step comes first. */
const SEEN_MS = 350
const KEY = 'madar:memory'

/** What was done from one moment on, without its end. */
type Take = {
  start: Tour['start']
  /** ms since 1970 */
  startedAt: number
  steps: Step[]
  calls: RecordedCall[]
}

/**
 * Takes that follow each other. Each begins with a screen that has just been opened; a recording is one take, whatever
 * it opens.
 */
const memory: Take[] = []
const present = (): Take | undefined => memory.at(-1)
const isRecording = () => recorderState.get().isRecording

/** The last step; the screen may have changed since. */
let latest: Step | undefined
let latestAt = 0
let seeTimer: ReturnType<typeof setTimeout> | undefined

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never

/** Adds a step, as the listeners and the panel report it. Without a time: it gets one here. */
export function addStep(step: DistributiveOmit<Step, 'at'>): void {
  see()
  const take = present()
  if (!take) return
  latestAt = Date.now()
  latest = { ...step, at: latestAt - take.startedAt } as Step
  take.steps.push(latest)
  afterChange()
}

/** Changes the last step if it is of this kind: a text that grows, a scroll that goes on. Returns whether it was. */
export function changeLastStep<Act extends Step['act']>(
  act: Act,
  change: (step: Extract<Step, { act: Act }>) => void,
): boolean {
  const last = present()?.steps.at(-1)
  if (last?.act !== act) return false
  change(last as Extract<Step, { act: Act }>)
  afterChange()
  return true
}

/** The last step, also of an earlier screen, and how many ms ago it was. */
export const lastStep = (): { step: Step; age: number } | null =>
  latest ? { step: latest, age: Date.now() - latestAt } : null

/** The person turns to the demo's own tools: what the page shows from now on is no effect of the last step. */
export function endLastStep(): void {
  lookAgain()
  latest = undefined
}

export function dropLastStep(): void {
  present()?.steps.pop()
  latest = undefined
  afterChange()
}

/** What the last step has brought about is looked at some time later, so that the person's press does not wait for it. */
function afterChange(): void {
  clearTimeout(seeTimer)
  seeTimer = setTimeout(lookAgain, SEEN_MS)
}

function lookAgain() {
  see()
  if (isRecording()) recorderState.set({ isRecording: true, count: present()?.steps.length ?? 0 })
}

/** Notes what the last step has brought about; a toast that comes later belongs to it, too. */
function see() {
  clearTimeout(seeTimer)
  if (!latest) return
  const seen = seeNow()
  latest.seen = { ...seen, alert: seen.alert ?? latest.seen?.alert ?? null }
}

/** The page shows another screen. Takes that are older than a report goes back are dropped. */
export function beginTake(): void {
  if (isRecording()) return
  memory.push(newTake())
  const oldest = Date.now() - MEMORY_MS
  // The one before the last dropped moment: a report begins with a whole screen.
  while (memory.length > 1 && (memory[1]?.startedAt ?? 0) < oldest) memory.shift()
}

function newTake(): Take {
  const theme = readText(APP_KEYS.theme.key)
  const now = Date.now()
  const start: Tour['start'] = {
    at: new Date(now).toISOString(),
    address: hereAddress(),
    data: readDemoData(),
    network: writeNetwork(mockController.overrides.get()),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    session: session.get().isSignedIn ? 'in' : 'out',
    width: innerWidth,
    height: innerHeight,
  }
  return { start, startedAt: now, steps: [], calls: [] }
}

/** What this tab shows now, without steps. */
export const sessionNow = (title: string): Tour => tourOf(title, newTake())

/** «سجّل» */
export function startRecording(): void {
  see()
  latest = undefined
  memory.push(newTake())
  recorderState.set({ isRecording: true, count: 0 })
}

/** Ends the recording and returns it as a tour; null if none was running. */
export function stopRecording(title: string): Tour | null {
  see()
  const take = present()
  if (!take || !isRecording()) return null
  const tour = tourOf(title, take)
  recorderState.set({ isRecording: false, count: 0 })
  beginTake()
  return tour
}

/** What was done in the last two minutes, from the screen that was open then. */
export function recentTour(title: string): Tour {
  see()
  const first = memory[0] ?? newTake()
  let count = 0
  const calls = memory.flatMap((take) => {
    const before = count
    count += take.steps.length
    return take.calls.map((call) => ({ ...call, step: call.step + before }))
  })
  const steps = memory.flatMap((take) =>
    take.steps.map((step) => ({ ...step, at: step.at + take.startedAt - first.startedAt })),
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
 * Continues what the load of this page has interrupted: the memory, or a recording. Returns how long before the load
 * its last step was, in ms; null if nothing was interrupted.
 */
export function resumeMemory(): number | null {
  try {
    const stored = JSON.parse(readText(KEY, 'sessionStorage') ?? 'null') as {
      takes: Take[]
      isRecording: boolean
    } | null
    const isFresh = ({ startedAt }: Take) => startedAt > Date.now() - MEMORY_MS
    // Somebody may record already: what was before comes first.
    memory.unshift(...(stored?.takes.filter((take) => stored.isRecording || isFresh(take)) ?? []))
    const count = memory.at(-1)?.steps.length ?? 0
    if (stored?.isRecording) recorderState.set({ isRecording: true, count })
  } catch {
    // Cut by the browser: the memory begins with this page.
  }
  removeText(KEY, 'sessionStorage')
  const last = memory.at(-1)
  return last
    ? Date.now() - performance.now() - last.startedAt - (last.steps.at(-1)?.at ?? 0)
    : null
}

/** Stores the memory for a reload. */
export function storeMemory(): void {
  see()
  const takes = isRecording() ? memory.slice(-1) : memory
  writeText(KEY, JSON.stringify({ takes, isRecording: isRecording() }), 'sessionStorage')
}

/** The calls of the takes, by the id of the request log: their answers come later. */
const known = new Map<number, RecordedCall>()

/** Adds the calls of the request log, and their answers when they come. */
export function followCalls(): void {
  const follow = () => {
    const logged = mockController.log.get()
    for (const call of logged) noteCall(call)
    for (const id of known.keys()) if (!logged.some((call) => call.id === id)) known.delete(id)
    if (isRecording()) afterChange()
  }
  follow()
  mockController.log.subscribe(follow)
}

function noteCall({ id, method, path, outcome, request, response }: LoggedCall) {
  const now = {
    method,
    path,
    outcome: outcome === 'waiting' ? 'noAnswer' : outcome,
    request: request?.text ?? null,
    response: response?.text ?? null,
  } as const
  const entry = known.get(id)
  if (entry) return void Object.assign(entry, now)
  const take = present()
  if (!take) return
  const call = { step: take.steps.length - 1, ...now }
  take.calls.push(call)
  known.set(id, call)
}
