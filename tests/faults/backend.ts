import { createDatabase, type Database } from '@mocks/data/database'
import { seed } from '@mocks/data/seed'
import { type CallId, callIds, dataCalls } from '@mocks/dataCalls'
import { createHandlers } from '@mocks/handlers/index'
import { getResponse } from 'msw/utils/get-response'
import type { Request as Asked, Page, Route } from 'playwright/test'

/** Answers a call in a faulty way instead of the backend's. */
export type Answer = (route: Route) => Promise<void>

export type Backend = {
  database: Database
  /** from now on this call is answered so, whether or not it was `done` first; `mend` ends it */
  breakCall: (id: CallId, answer: Answer, isDone?: boolean) => void
  mend: () => void
  /** from now on this call is answered well, but not before the returned function is called */
  hold: (id: CallId) => () => void
  /** how often a call came, broken or not */
  count: (id: CallId) => number
}

/**
 * The handlers of the fake backend as the server of a production build, which has no worker of its own:
 * the faults are then the network's. Each page gets a database of its own, fresh from the seed.
 */
export async function serveBackend(page: Page): Promise<Backend> {
  const database = createDatabase(seed)
  const handlers = createHandlers(database)
  const counts = new Map<CallId, number>()
  let broken: { id: CallId; answer: Answer; isDone: boolean } | null = null

  let held: { id: CallId; until: Promise<void> } | null = null

  await page.route('**/api/**', async (route) => {
    const id = callOf(route.request())
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1)
    const isBroken = broken !== null && broken.id === id
    if (isBroken && !broken?.isDone) return broken?.answer(route)
    const answer = await getResponse(handlers, requestOf(route.request()))
    if (isBroken) return broken?.answer(route)
    if (held && held.id === id) await held.until
    if (!answer) return route.fulfill({ status: 404 })
    const { status, headers } = answer
    const body = Buffer.from(await answer.arrayBuffer())
    // Whoever asked may be gone by now.
    await route
      .fulfill({ status, headers: Object.fromEntries(headers), body })
      .catch(() => undefined)
  })

  return {
    database,
    breakCall: (id, answer, isDone = false) => {
      broken = { id, answer, isDone }
    },
    mend: () => {
      broken = null
    },
    hold: (id) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = { id, until: promise }
      return () => {
        held = null
        resolve()
      }
    },
    count: (id) => counts.get(id) ?? 0,
  }
}

const PATTERNS = callIds.map((id) => {
  const { method, path } = dataCalls[id]
  return { id, method, path: new RegExp(`${path.slice(1).replace(/:\w+/g, '[^/]+')}$`) }
})

const callOf = (asked: Asked): CallId | undefined =>
  PATTERNS.find(
    ({ method, path }) => method === asked.method() && path.test(new URL(asked.url()).pathname),
  )?.id

function requestOf(asked: Asked): Request {
  const body = asked.postDataBuffer()
  return new Request(asked.url(), {
    method: asked.method(),
    headers: { 'content-type': 'application/json' },
    ...(body && { body: new Uint8Array(body) }),
  })
}
