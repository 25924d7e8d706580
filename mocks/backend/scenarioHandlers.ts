import type { RequestHandler } from 'msw'
import { HttpResponse, http } from 'msw/http'
import { delay } from 'msw/utils/delay'
import { createDatabase, inMemory } from './data/database'
import { extremeMessages } from './data/extremeMessages'
import { manyMessages } from './data/manyMessages'
import type { StoredMessage } from './data/schema'
import { dataCalls, dataPaths } from './dataCalls'
import { isolatedHandlers } from './handlers'
import { contactMessageHandlers } from './handlers/contactMessages'
import { handlerOf, problem } from './handlers/respond'
import { isOwn, type OwnName, readAnswer } from './ownScenarios'
import type { ScenarioName, ScenarioOptions, ShippedName } from './scenarios'

const SLOW_MS = 1500
const DEFAULT_COUNT = 10_000
const CHANGES = [dataCalls.status.path, dataCalls.resolved.path]

const everyDataCall = (answer: () => Response | Promise<Response | undefined>): RequestHandler[] =>
  dataPaths.map((path) => http.all(path, answer))

/** Handlers with separate messages in this page's memory: the stored messages do not change. */
const withMessages = (messages: StoredMessage[]): RequestHandler[] =>
  contactMessageHandlers(createDatabase(inMemory(messages)))

/**
 * 500 unread messages. The first change of a few fails, of some by the server and of some without an answer; the first page
 * of the list has two of them.
 */
function failOnce(): RequestHandler[] {
  const server = new Set(['500', '251', '7'])
  const network = new Set(['480', '99'])
  const unread = { status: 'unread', isResolved: false } as const
  const changes = CHANGES.map((path) =>
    http.put(path, ({ params }) => {
      const id = String(params.id)
      if (server.delete(id)) return problem(500, 'تعذّر تنفيذ الطلب')
      return network.delete(id) ? HttpResponse.error() : undefined
    }),
  )
  return [...changes, ...withMessages(manyMessages(500).map((one) => ({ ...one, ...unread })))]
}

/** A handler that counts its calls: the scenario lasts as long as a call uses it. */
function answerAsWritten(name: OwnName): RequestHandler[] {
  const own = readAnswer(name)
  if (!own) return []
  const { call, status, body, delay: milliseconds, times } = own
  let count = 0
  const answer = async () => {
    count += 1
    if ((times === 'once' && count > 1) || (times === 'second' && count % 2 === 1)) return
    await delay(status === 'never' ? 'infinite' : milliseconds)
    if (typeof status !== 'number') return HttpResponse.error()
    const headers = { 'content-type': 'application/json' }
    return new Response(BODYLESS.includes(status) ? null : body, { status, headers })
  }
  return [handlerOf(call, answer)]
}

/** `Response` throws for a body with one of these. */
const BODYLESS = [204, 205, 304]

/**
 * The handlers of each scenario, to put before the usual ones. A handler that returns no response lets the usual handlers
 * answer. None of them handles placeholder pictures.
 */
const byName: Record<ShippedName, (options: ScenarioOptions) => RequestHandler[]> = {
  normal: () => [],
  slow: () => everyDataCall(() => delay(SLOW_MS).then(() => undefined)),
  empty: () => withMessages([]),
  failing: () => everyDataCall(() => problem(500, 'تعذّر تنفيذ الطلب')),
  failingHtml: () =>
    everyDataCall(() =>
      HttpResponse.html('<!doctype html><title>500</title><h1>Internal Server Error</h1>', {
        status: 500,
      }),
    ),
  networkError: () => everyDataCall(() => HttpResponse.error()),
  unauthorised: () => everyDataCall(() => problem(401, 'يلزم تسجيل الدخول')),
  changesFail: () => CHANGES.map((path) => http.put(path, () => problem(500, 'تعذّر تنفيذ الطلب'))),
  someChangesFail: failOnce,
  endless: () => everyDataCall(() => delay('infinite').then(() => undefined)),
  large: ({ count = DEFAULT_COUNT }) => withMessages(manyMessages(count)),
  longText: () => withMessages(extremeMessages()),
}

/** Returns the handlers of a scenario, to put before the usual ones: `network.use(...handlersOf('slow'))`. */
export const handlersOf = (name: ScenarioName, options: ScenarioOptions = {}): RequestHandler[] =>
  isOwn(name) ? answerAsWritten(name) : byName[name](options)

/** Returns a complete fake backend in one scenario, in memory and from the seed: for one story or one test. */
export const storyHandlers = (name: ScenarioName = 'normal'): RequestHandler[] => [
  ...handlersOf(name),
  ...isolatedHandlers(),
]
