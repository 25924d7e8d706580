/**
 * A start that fails says so in the page's own HTML (`index.html`), which needs no file: a script is missing, is late, or
 * throws, so that no button would ever work. Recorded presses are forgotten; what was typed is stored (`earlyPresses.ts`).
 * In a browser that is older than those of README the app does not start. If a late start succeeds, the notice is hidden.
 */

/** The event by which the app tells `preboot.ts` that its start has failed. */
const FAILED = 'startfailed'
export const failStart = () => dispatchEvent(new Event(FAILED))

const LATE_MS = 15_000

/** Watches the start. Runs in `preboot.ts`, after `recordEarlyPresses`. */
export function watchStart(): void {
  const end = (how: 'failed' | 'old') => {
    const { dataset } = document.documentElement
    if (dataset.hydrated !== undefined) return
    dataset.start = how
    announce()
    // In an old browser the notice is not parsed yet.
    addEventListener('DOMContentLoaded', announce)
    window.earlyPresses?.letGo()
  }
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('#start-notice button')) location.reload()
  })
  if (isOld()) {
    end('old')
    return
  }
  const fail = () => end('failed')
  addEventListener(FAILED, fail)
  setTimeout(fail, LATE_MS)
  // Of our files only: an extension may add others.
  const isOurs = ({ target, filename, error }: ErrorEvent) =>
    target instanceof HTMLScriptElement
      ? target.type === 'module'
      : filename?.includes('/assets/') || error instanceof SyntaxError
  addEventListener('error', (event) => isOurs(event) && fail(), true)
}

const announce = () => document.getElementById('start-notice')?.setAttribute('role', 'alert')

/**
 * Whether the browser has no operations of sets (Chrome before 122, Firefox before 127, Safari before 17) or no
 * `AbortSignal.any` (Safari before 17.4).
 */
const isOld = () => !('union' in Set.prototype && 'any' in AbortSignal)

/** Whether the app must not start in this browser. */
export const isTooOld = (): boolean => document.documentElement.dataset.start === 'old'
