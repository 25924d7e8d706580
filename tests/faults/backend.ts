import { createDatabase, inMemory, type MessageStore } from '@mocks/backend/data/database'
import { seed } from '@mocks/backend/data/seed'
import { type CallId, callIds, dataCalls } from '@mocks/backend/dataCalls'
import { createHandlers } from '@mocks/backend/handlers/index'
import { getResponse } from 'msw/utils/get-response'
import type { Request as Asked, Page, Route } from 'playwright/test'

/** Answers a call with a fault instead of the backend's answer. */
export type Answer = (route: Route) => Promise<void>

export type Backend = {
  messages: MessageStore
  /** answers this call with `answer` until `repair` is called; with `isDone` the backend carries the call out first */
  breakCall: (id: CallId, answer: Answer, isDone?: boolean) => void
  repair: () => void
  /** delays the correct answers to this call until the returned function is called */
  hold: (id: CallId) => () => void
  /** how often the page made this call, broken or not */
  count: (id: CallId) => number
}

/**
 * Answers the calls of a production build with the handlers of the fake backend. A production build has no worker, so
 * the faults are those of a network. Each page has its own messages, from the seed.
 */
export async function serveBackend(page: Page): Promise<Backend> {
  const messages = inMemory(seed())
  const handlers = createHandlers(createDatabase(messages))
  const counts = new Map<CallId, number>()
  let broken: { id: CallId; answer: Answer; isDone: boolean } | null = null

  let blocked: { id: CallId; until: Promise<void> } | null = null

  await page.route('**/api/**', async (route) => {
    const id = callOf(route.request())
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1)
    const isBroken = broken !== null && broken.id === id
    if (isBroken && !broken?.isDone) return broken?.answer(route)
    const answer = await getResponse(handlers, requestOf(route.request()))
    if (isBroken) return broken?.answer(route)
    if (blocked && blocked.id === id) await blocked.until
    if (!answer) return route.fulfill({ status: 404 })
    const { status, headers } = answer
    const body = Buffer.from(await answer.arrayBuffer())
    // The page may have been closed meanwhile.
    await route
      .fulfill({ status, headers: Object.fromEntries(headers), body })
      .catch(() => undefined)
  })

  return {
    messages,
    breakCall: (id, answer, isDone = false) => {
      broken = { id, answer, isDone }
    },
    repair: () => {
      broken = null
    },
    hold: (id) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      blocked = { id, until: promise }
      return () => {
        blocked = null
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
