import { readDemoData } from '@mocks/backend/data/dataKeys'
import { mockController } from '@mocks/backend/mockController'
import { writeNetwork } from '@mocks/backend/networkParams'
import { buildName } from '@mocks/demo/build'
import {
  type RecordedCall,
  type Step,
  TOUR_VERSION,
  type Tour,
  takeSchema,
} from '@mocks/demo/format/recording'
import { MEMORY_KEY } from '@mocks/demo/storage/tabState'
import * as z from 'zod/mini'
import { session } from '@/lib/reader'
import { parseStored, readText, removeText, writeText } from '@/lib/storage'
import { APP_KEYS } from '@/lib/storageKeys'
import { hereAddress, seeNow } from './control'
import { recorderState } from './recorderState'

const MEMORY_MS = 2 * 60 * 1000
/** The delay from a step to the reading of its effect; the next step reads it at once. */
const SEEN_MS = 350

type Take = z.infer<typeof takeSchema>

/** The last takes. Each new screen begins a take, except during a recording, which is a single take. */
const memory: Take[] = []
const present = (): Take | undefined => memory.at(-1)
const isRecording = () => recorderState.get().isRecording

/** The last step, its time, and the timer that reads its effect: the page has one recorder. */
let latest: Step | undefined
let latestAt = 0
let seeTimer: ReturnType<typeof setTimeout> | undefined

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never

export function addStep(step: DistributiveOmit<Step, 'at'>): void {
  see()
  const age = Date.now() - (present()?.startedAt ?? 0)
  // A visitor who stays on one screen gets a new take, but not while a dialog is open: its opening steps are in this one.
  if (age > MEMORY_MS && seeNow().dialog === null) beginTake()
  const take = present()
  if (!take) return
  latestAt = Date.now()
  latest = { ...step, at: latestAt - take.startedAt } as Step
  take.steps.push(latest)
  seeSoon()
}

/** Changes the last step if it is of this kind, as a text that grows. Returns whether it was. */
export function changeLastStep<Act extends Step['act']>(
  act: Act,
  change: (step: Extract<Step, { act: Act }>) => void,
): boolean {
  const last = present()?.steps.at(-1)
  if (last?.act !== act) return false
  change(last as Extract<Step, { act: Act }>)
  seeSoon()
  return true
}

export const lastStep = (): { step: Step; age: number } | null =>
  latest ? { step: latest, age: Date.now() - latestAt } : null

/** The person turns to the demo's own tools: what the page shows from now on is no effect of the last step. */
export function endLastStep(): void {
  see()
  latest = undefined
}

export function dropLastStep(): void {
  present()?.steps.pop()
  latest = undefined
}

/** Reads the effect of the last step after a delay, so that the person's press does not wait for it. */
function seeSoon(): void {
  clearTimeout(seeTimer)
  seeTimer = setTimeout(() => {
    see()
    if (isRecording()) recorderState.set({ isRecording: true, count: present()?.steps.length ?? 0 })
  }, SEEN_MS)
}

/** Stores the effect of the last step; a toast that is shown later belongs to the step, too. */
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
  const isOld = (at: number | undefined) => at !== undefined && at < Date.now() - MEMORY_MS
  const end = ({ startedAt, steps }: Take) => startedAt + (steps.at(-1)?.at ?? 0)
  // One take that began earlier stays: a report begins with a whole screen.
  while (memory[0] && memory[1] && (isOld(memory[1].startedAt) || isOld(end(memory[0]))))
    memory.shift()
}

function newTake(): Take {
  const theme = readText(APP_KEYS.theme.key)
  const startedAt = Date.now()
  const start: Tour['start'] = {
    at: new Date(startedAt).toISOString(),
    address: hereAddress(),
    data: readDemoData(),
    network: writeNetwork(mockController.overrides.get()),
    theme: theme === 'light' || theme === 'dark' ? theme : 'system',
    session: session.get().isSignedIn ? 'in' : 'out',
    width: innerWidth,
    height: innerHeight,
  }
  return { start, startedAt, steps: [], calls: [] }
}

export const sessionNow = (): Tour => tourOf('', newTake())

export function startRecording(): void {
  endLastStep()
  memory.push(newTake())
  recorderState.set({ isRecording: true, count: 0 })
}

export function stopRecording(): Tour | null {
  see()
  const take = present()
  if (!take || !isRecording()) return null
  recorderState.set({ isRecording: false, count: 0 })
  beginTake()
  return tourOf('جولة مسجَّلة', take)
}

export function recentTour(title: string): Tour {
  see()
  const whole = memory[0] ?? newTake()
  const steps: Step[] = []
  const calls: RecordedCall[] = []
  for (const take of memory) {
    const later = take.startedAt - whole.startedAt
    calls.push(...take.calls.map((call) => ({ ...call, step: call.step + steps.length })))
    steps.push(...take.steps.map((step) => ({ ...step, at: step.at + later })))
  }
  return tourOf(title, { ...whole, steps, calls })
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

const memorySchema = z.strictObject({ takes: z.array(takeSchema), wasRecording: z.boolean() })

/** Continues after a load. Returns how many ms before it the last step was; null if nothing was interrupted. */
export function resumeMemory(): number | null {
  const text = readText(MEMORY_KEY, 'sessionStorage')
  removeText(MEMORY_KEY, 'sessionStorage')
  const stored = parseStored(MEMORY_KEY, text, (value) => memorySchema.parse(value))
  if (!stored) return null
  // A recording may have begun on this page already; the stored takes are older.
  memory.unshift(...stored.takes)
  const last = stored.takes.at(-1)
  if (stored.wasRecording) recorderState.set({ isRecording: true, count: last?.steps.length ?? 0 })
  if (!last) return null
  const step = last.steps.at(-1)
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  // A text opens no page, and no link reloads one: the person did.
  if (step?.act === 'type' || load?.type === 'reload') return Number.POSITIVE_INFINITY
  return Date.now() - performance.now() - last.startedAt - (step?.at ?? 0)
}

export function storeMemory(): void {
  see()
  const wasRecording = isRecording()
  const takes = wasRecording ? memory.slice(-1) : memory
  writeText(MEMORY_KEY, JSON.stringify({ takes, wasRecording }), 'sessionStorage')
}

/** The calls of the takes, by the id of the request log: their answers come later. */
const known = new Map<number, RecordedCall>()

export function followCalls(): void {
  const follow = () => {
    const logged = mockController.log.get()
    for (const id of known.keys()) if (!logged.some((call) => call.id === id)) known.delete(id)
    for (const { id, method, path, outcome, request, response } of logged) {
      const take = present()
      const call = known.get(id) ?? { step: (take?.steps.length ?? 0) - 1 }
      if (!known.has(id)) take?.calls.push(call as RecordedCall)
      const now: Omit<RecordedCall, 'step'> = {
        method,
        path,
        outcome: outcome === 'waiting' ? 'noAnswer' : outcome,
        request: request?.text ?? null,
        response: response?.text ?? null,
      }
      known.set(id, Object.assign(call, now))
    }
    if (isRecording()) seeSoon()
  }
  follow()
  mockController.log.subscribe(follow)
}
