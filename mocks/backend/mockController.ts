import type { RequestHandler } from 'msw'
import { http } from 'msw/http'
import { delay } from 'msw/utils/delay'
import { getResponse } from 'msw/utils/get-response'
import { createStore } from '@/lib/store'
import { type CallId, callIds, dataCalls, dataPaths } from './dataCalls'
import { problem } from './handlers/respond'
import { createRequestLog } from './requestLog'
import type { ScenarioName, ScenarioOptions } from './scenarios'

export const MAX_LATENCY_MS = 3000

/** How one call is answered: its scenario, and a latency in milliseconds, in addition to the scenario's own delay. */
export type CallSetting = { scenario: ScenarioName; latency: number }

export type MockOverrides = {
  calls: Record<CallId, CallSetting>
  /** the next call fails once, whichever call it is */
  failNext: boolean
  options: ScenarioOptions
}

/** Returns the same setting for every call. Defaults: the normal scenario, no latency. */
export const everyCall = (setting: Partial<CallSetting> = {}): Record<CallId, CallSetting> => {
  const whole: CallSetting = { scenario: 'normal', latency: 0, ...setting }
  return Object.fromEntries(callIds.map((id) => [id, whole])) as Record<CallId, CallSetting>
}

export const noOverrides: MockOverrides = { calls: everyCall(), failNext: false, options: {} }

/** Answers a call in place of the fake backend, whose answer `fake` returns: with that of a real server (`mocks/demo/answers`). */
export type Detour = (
  id: CallId,
  request: Request,
  fake: () => Promise<Response | undefined>,
) => Promise<Response | undefined>

export type MockController = ReturnType<typeof createMockController>

/**
 * Makes the five data calls (Spec §7) controllable. For each call, the returned `handlers` read its latency, whether it
 * must fail and its scenario from `overrides`, and log the result. A scenario that has messages of its own keeps them
 * as long as at least one call uses it. `loadUsual` is called with the first call: most pages of readers make none.
 */
export function createMockController(loadUsual: () => Promise<RequestHandler[]>) {
  const overrides = createStore<MockOverrides>(noOverrides)
  const log = createRequestLog()
  const activeHandlers = new Map<ScenarioName, RequestHandler[]>()
  let detour: Detour = (_id, _request, fake) => fake()
  let lastOptions = overrides.get().options

  overrides.subscribe(() => {
    const { calls, options } = overrides.get()
    const wanted = Object.values(calls).map(({ scenario }) => scenario)
    for (const name of activeHandlers.keys())
      if (options !== lastOptions || !wanted.includes(name)) activeHandlers.delete(name)
    lastOptions = options
  })

  /** Returns the handlers of a scenario; all calls in that scenario share them. */
  async function activate(name: ScenarioName): Promise<RequestHandler[]> {
    if (name === 'normal') return []
    const { handlersOf } = await import('./scenarioHandlers')
    const active = activeHandlers.get(name)
    if (active) return active
    const created = handlersOf(name, overrides.get().options)
    activeHandlers.set(name, created)
    return created
  }

  async function answer(id: CallId, request: Request): Promise<Response | undefined> {
    const { calls, failNext } = overrides.get()
    const { scenario, latency } = calls[id]
    // Reset the flag before the delay, so that two simultaneous calls do not both fail.
    if (failNext) overrides.set({ ...overrides.get(), failNext: false })
    if (latency > 0) await delay(latency)
    if (failNext) return problem(500, 'تعذّر تنفيذ الطلب')
    const [own, usual] = await Promise.all([activate(scenario), loadUsual()])
    return getResponse([...own, ...usual], request)
  }

  const handlers = dataPaths.map((path) =>
    http.all(path, async ({ request }) => {
      const id = callIds.find(
        (one) => dataCalls[one].path === path && dataCalls[one].method === request.method,
      )
      if (!id) return getResponse(await loadUsual(), request)
      const end = log.begin(request)
      const response = await detour(id, request, () => answer(id, request.clone()))
      end(response)
      return response
    }),
  )

  return {
    overrides,
    log,
    handlers,
    /** Changes the scenario, the latency, or both: of all five calls at once, or of some of them. */
    override(change: Partial<CallSetting>, ids: readonly CallId[] = callIds): void {
      const now = overrides.get()
      const calls = { ...now.calls }
      for (const id of ids) calls[id] = { ...calls[id], ...change }
      overrides.set({ ...now, calls })
    },
    setDetour(next: Detour): void {
      detour = next
    },
    failNext(failNext: boolean): void {
      overrides.set({ ...overrides.get(), failNext })
    },
  }
}

/** The instance for this page's fake backend. The demo panel and demo links control it. */
export const mockController = createMockController(() =>
  import('./handlers').then(({ handlers }) => handlers),
)

// On a hot update the next version of this module continues with the current settings.
if (import.meta.hot) {
  const { data } = import.meta.hot
  if (data.overrides) mockController.overrides.set(data.overrides)
  import.meta.hot.dispose(() => {
    data.overrides = mockController.overrides.get()
  })
}
