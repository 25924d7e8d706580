import type { HttpResponseResolver, RequestHandler } from 'msw'
import { http } from 'msw/http'
import { delay } from 'msw/utils/delay'
import { getResponse } from 'msw/utils/get-response'
import { createStore } from '@/lib/store'
import { type CallId, callIds, dataCalls } from './dataCalls'
import { handlers as usualHandlers } from './handlers'
import { problem } from './handlers/respond'
import { createRequestLog } from './requestLog'
import { handlersOf, type ScenarioName, type ScenarioOptions } from './scenarios'

export const MAX_LATENCY_MS = 3000

/** How one call is answered: in which scenario, and how long after it came (the scenario's own delay adds to it). */
export type CallSetting = { scenario: ScenarioName; latency: number }

export type Direction = {
  calls: Record<CallId, CallSetting>
  /** the next call, whichever it is, fails once */
  failNext: boolean
  options: ScenarioOptions
}

/** Every call in one and the same way; normal and at once unless told. */
export const everyCall = (setting: Partial<CallSetting> = {}): Record<CallId, CallSetting> => {
  const whole: CallSetting = { scenario: 'normal', latency: 0, ...setting }
  return Object.fromEntries(callIds.map((id) => [id, whole])) as Record<CallId, CallSetting>
}

export const undirected: Direction = { calls: everyCall(), failNext: false, options: {} }

export type Director = ReturnType<typeof createDirector>

/**
 * Puts the five data calls (Spec §7) under direction: `handlers`, to stand before the usual ones, ask
 * `direction` at each call for its latency, for a failure and for its scenario, and log what came of it.
 * A scenario with messages of its own keeps them for as long as a call is in it.
 */
export function createDirector(usual: RequestHandler[]) {
  const direction = createStore<Direction>(undirected)
  const log = createRequestLog()
  let onStage = new Map<ScenarioName, RequestHandler[]>()
  let lastOptions = direction.get().options

  direction.subscribe(() => {
    const { calls, options } = direction.get()
    const isSame = options === lastOptions
    lastOptions = options
    const wanted = new Set(Object.values(calls).map(({ scenario }) => scenario))
    onStage = new Map(isSame ? [...onStage].filter(([name]) => wanted.has(name)) : [])
  })

  /** The scenario's handlers, the same ones for every call that is in it. */
  function stage(name: ScenarioName): RequestHandler[] {
    const standing = onStage.get(name)
    if (standing) return standing
    const fresh = handlersOf(name, direction.get().options)
    onStage.set(name, fresh)
    return fresh
  }

  async function answer(id: CallId, request: Request): Promise<Response | undefined> {
    const { calls, failNext } = direction.get()
    const { scenario, latency } = calls[id]
    // Before the wait, so that two calls at once do not both fail.
    if (failNext) direction.set({ ...direction.get(), failNext: false })
    if (latency > 0) await delay(latency)
    if (failNext) return problem(500, 'تعذّر تنفيذ الطلب')
    return getResponse([...stage(scenario), ...usual], request)
  }

  const directed =
    (id: CallId): HttpResponseResolver =>
    async ({ request }) => {
      const end = log.begin(request)
      const response = await answer(id, request.clone())
      end(response)
      return response
    }

  const handlers = callIds.map((id) => {
    const { method, path } = dataCalls[id]
    return http[METHODS[method]](path, directed(id))
  })

  return {
    direction,
    log,
    handlers,
    /** All five calls at once: a scenario, a latency, or both. */
    directAll(change: Partial<CallSetting>): void {
      const now = direction.get()
      const calls = { ...now.calls }
      for (const id of callIds) calls[id] = { ...calls[id], ...change }
      direction.set({ ...now, calls })
    },
    directCall(id: CallId, change: Partial<CallSetting>): void {
      const now = direction.get()
      direction.set({ ...now, calls: { ...now.calls, [id]: { ...now.calls[id], ...change } } })
    },
    failNext(failNext: boolean): void {
      direction.set({ ...direction.get(), failNext })
    },
  }
}

const METHODS = { GET: 'get', POST: 'post', PUT: 'put' } as const

/** The director of this page's fake backend: what the demo panel and a demo link speak to. */
export const director = createDirector(usualHandlers)

// The dev server's next version of this module goes on from the settings of this one.
if (import.meta.hot) {
  const { data } = import.meta.hot
  if (data.direction) director.direction.set(data.direction)
  import.meta.hot.dispose(() => {
    data.direction = director.direction.get()
  })
}
