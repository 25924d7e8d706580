/**
 * A call that the HTML of a screen makes in its head, before any script of the app has arrived
 * (`scripts/prerender.mjs`): the screen whose content is the answer shows it a script's load earlier.
 */
export type EarlyAnswer = {
  /** of the call, from the root of the server: `/api/…` */
  path: string
  /** rejects as `fetch` does; who reads the body before the app reads that of a clone */
  response: Promise<Response>
  /** aborts the call */
  cancel: () => void
}

declare global {
  /** set by the HTML */
  var earlyAnswer: EarlyAnswer | undefined
}

/** Returns the early answer to a GET of this path, once: the next read makes its own call. */
export function takeEarlyAnswer(path: string): EarlyAnswer | undefined {
  const { earlyAnswer } = globalThis
  if (earlyAnswer?.path !== path) return undefined
  globalThis.earlyAnswer = undefined
  return earlyAnswer
}
