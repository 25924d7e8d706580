import { isControlHydrated } from './hydrationMark'

/**
 * A button that is clicked before hydration is clicked again after it, so that a reader on a phone does not click in
 * vain for the seconds in which the scripts load. React replays no clicks itself: it has no listeners before
 * `hydrateRoot`, and afterwards it drops a click on a component whose code is still loading (react-dom 19.3). It uses
 * no private API. Delete it when React replays clicks from before hydration.
 */

declare global {
  interface Window {
    /** set by `preboot.ts` */
    earlyClick?: {
      /** stops listening and returns the button that was clicked last, or null if that click hit none */
      take: () => HTMLElement | null
    }
  }
}

/** Remembers the last click. Runs in `preboot.ts`. */
export function recordEarlyClick(): void {
  let button: HTMLElement | null = null
  const record = (event: MouseEvent) => {
    button = buttonOf(event)
  }
  addEventListener('click', record, true)
  window.earlyClick = {
    take() {
      removeEventListener('click', record, true)
      return button
    },
  }
}

/**
 * Replays the early click, and each click on a button that is not hydrated yet: React does not receive that one, because
 * nobody can see afterwards whether it handled it. Call it when hydration has started.
 */
export function replayClicks(early: HTMLElement | null | undefined): void {
  replayClick(early)
  document.addEventListener(
    'click',
    (event) => {
      const button = buttonOf(event)
      if (!button || isControlHydrated(button) || isInEarlyRow(button)) return
      event.preventDefault()
      event.stopPropagation()
      replayClick(button)
    },
    true,
  )
}

function replayClick(button: HTMLElement | null | undefined) {
  if (!button?.isConnected) return
  if (isControlHydrated(button)) button.click()
  else requestAnimationFrame(() => replayClick(button))
}

/** `earlyRows.ts` replays these clicks itself, in rows that React renders. */
const isInEarlyRow = (button: Element) => button.closest('[data-early-rows]') !== null

const buttonOf = ({ target }: MouseEvent) =>
  target instanceof Element ? target.closest('button') : null
