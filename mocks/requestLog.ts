import { createStore } from '@/lib/store'

/** As many calls as the log keeps; the oldest goes first. */
export const LOG_LENGTH = 50
/** As much of a body as is kept. */
const MAX_BODY_BYTES = 10_000

export type LoggedBody = { text: string; isCut: boolean }

/** What became of a call: its status, `noAnswer` for a broken network, `waiting` until one of them. */
export type Outcome = number | 'waiting' | 'noAnswer'

export type LoggedCall = {
  id: number
  method: string
  /** with its query, without the origin */
  path: string
  outcome: Outcome
  /** milliseconds to the answer; null while there is none */
  duration: number | null
  request: LoggedBody | null
  response: LoggedBody | null
}

export type RequestLog = ReturnType<typeof createRequestLog>

/** The last calls of this page, newest first; it lives as long as the page. */
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
     * Notes a call that has just come, body and all, and returns what to tell of its answer. Neither
     * reads what others will read, nor keeps anyone waiting.
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

/** The first 10 kB of a body as text; null when it has none. Others can still read all of it. */
async function readStart(message: Request | Response): Promise<LoggedBody | null> {
  const reader = message.clone().body?.getReader()
  if (!reader) return null
  const decoder = new TextDecoder()
  let text = ''
  let room = MAX_BODY_BYTES
  while (room > 0) {
    const { done, value } = await reader.read()
    if (done) return text === '' ? null : { text, isCut: false }
    text += decoder.decode(value.subarray(0, room), { stream: true })
    room -= value.byteLength
  }
  const isCut = room < 0 || !(await reader.read()).done
  void reader.cancel()
  return { text, isCut }
}
