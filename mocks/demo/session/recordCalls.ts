import { mockController } from '@mocks/backend/mockController'
import type { LoggedCall } from '@mocks/backend/requestLog'
import { afterChange, takes } from './recorder'
import { recorderState } from './recorderState'
import type { RecordedCall } from './recording'

/** The calls of the takes, by the id of the request log: their answers come later. */
const known = new Map<number, RecordedCall[]>()

/** Adds the calls of the request log, and their answers when they come. */
export function followCalls(): void {
  const follow = () => {
    const calls = mockController.log.get()
    for (const call of calls) noteCall(call)
    for (const id of known.keys()) if (!calls.some((call) => call.id === id)) known.delete(id)
    if (recorderState.get().isRecording) afterChange()
  }
  follow()
  mockController.log.subscribe(follow)
}

function noteCall({ id, method, path, outcome, request, response }: LoggedCall) {
  const now = {
    method,
    path,
    outcome: outcome === 'waiting' ? 'noAnswer' : outcome,
    request: withoutSecrets(request?.text),
    response: withoutSecrets(response?.text),
  } as const
  const entries = known.get(id)
  if (entries) {
    for (const entry of entries) Object.assign(entry, now)
    return
  }
  const added = takes().map((take) => {
    const call: RecordedCall = { step: take.steps.length - 1, ...now }
    take.calls.push(call)
    return call
  })
  known.set(id, added)
}

/** No call of the product sends a password; one that does must not end up in a file either. */
const withoutSecrets = (text: string | undefined): string | null =>
  text?.replace(/("\w*password\w*"\s*:\s*)"(?:[^"\\]|\\.)*"/gi, '$1"•••"') ?? null
