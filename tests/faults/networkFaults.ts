import type { Answer } from './backend'

export type NetworkFault = {
  name: string
  answer: Answer
  /** answered with 200 and a useless body: fine for a call that is judged by its status */
  isOk?: boolean
  /** the body is JSON: fine for a call that accepts any JSON */
  isJson?: boolean
  /** no answer: the person has to cancel */
  isUnanswered?: boolean
  /** the browser reports that it is offline */
  isOffline?: boolean
}

const json =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status, json: { message: `answered ${status}` } })

const text =
  (body: string, status = 200): Answer =>
  (route) =>
    route.fulfill({ status, body, contentType: 'application/json' })

const PAGE = `<!doctype html><title>500</title><h1>Internal Server Error</h1>${'<p>nginx says that it is sorry, and says it at length</p>'.repeat(60)}`

/** Every way in which a call can fail on the network. Each is tried on each call. */
export const networkFaults: readonly NetworkFault[] = [
  { name: '500 JSON', answer: json(500) },
  {
    name: '500 HTML',
    answer: (route) => route.fulfill({ status: 500, contentType: 'text/html', body: PAGE }),
  },
  ...[401, 403, 404, 409, 413, 429].map((status) => ({
    name: String(status),
    answer: json(status),
  })),
  { name: 'empty 200', isOk: true, answer: text('') },
  { name: 'truncated JSON', isOk: true, answer: text('[{"id":1,"name":"لي') },
  { name: 'JSON of a wrong shape', isOk: true, isJson: true, answer: text('[{"id":"one"}]') },
  { name: 'abort', answer: (route) => route.abort('connectionreset') },
  { name: '30 s of silence', isUnanswered: true, answer: () => new Promise(() => undefined) },
  {
    name: 'offline then online',
    isOffline: true,
    answer: (route) => route.abort('internetdisconnected'),
  },
]
