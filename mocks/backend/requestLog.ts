import { createStore } from '@/lib/store'

/** The maximum number of calls in the log; the oldest is dropped first. */
const LOG_LENGTH = 50
/** How many characters of each body are stored. */
const MAX_LENGTH = 10_000

/** The result of a call: its status, `noAnswer` when the connection broke, `waiting` before either. */
export type Outcome = number | 'waiting' | 'noAnswer'

export type LoggedCall = {
  id: number
  method: string
  /** with the query, without the origin */
  path: string
  outcome: Outcome
  /** milliseconds until the response; null before it */
  duration: number | null
  request: string | null
  response: string | null
}

/** Creates a log of the last 50 calls, newest first. It lives as long as the page. */
export function createRequestLog() {
  const store = createStore<readonly LoggedCall[]>([])
  let lastId = 0

  const change = (id: number, changes: Partial<LoggedCall>) =>
    store.set(store.get().map((call) => (call.id === id ? { ...call, ...changes } : call)))

  return {
    get: store.get,
    subscribe: store.subscribe,
    clear: () => store.set([]),
    /**
     * Logs a call that has just arrived, with its body, and returns the function to call with the response (undefined
     * if there is none). It reads clones only, so others can still read the bodies, and delays nobody.
     */
    begin(request: Request): (response: Response | undefined) => void {
      lastId += 1
      const id = lastId
      const start = performance.now()
      const { pathname, search } = new URL(request.url)
      const call: LoggedCall = {
        id,
        method: request.method,
        path: pathname + search,
        outcome: 'waiting',
        duration: null,
        request: null,
        response: null,
      }
      store.set([call, ...store.get()].slice(0, LOG_LENGTH))
      void readStart(request).then((body) => body && change(id, { request: body }))
      return (response) => {
        const isBroken = !response || response.type === 'error'
        const duration = Math.round(performance.now() - start)
        change(id, { outcome: isBroken ? 'noAnswer' : response.status, duration })
        if (!isBroken) void readStart(response).then((body) => change(id, { response: body }))
      }
    },
  }
}

/** Returns the start of a body; null when there is no body. It reads a clone, so others can still read it. */
async function readStart(message: Request | Response): Promise<string | null> {
  const text = await message.clone().text()
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text || null
}
