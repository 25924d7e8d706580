import type { AnyRouter } from '@tanstack/react-router'
import { isHydrated } from './isHydrated'
import { startQuietLoading } from './quietLoading'

/** Both are set by `src/hydration`, which `src/ui` must not import. */
let finish: (() => Promise<void>) | undefined
let follow = () => {}

/** Sets what happens between the hydration of the page and its mark. */
export function beforeMark(run: () => Promise<void>): void {
  let running: Promise<void> | undefined
  finish = () => (running ??= run())
}

/** Sets what happens after each mark. */
export function afterMark(run: () => void): void {
  follow = run
}

/**
 * Sets `data-hydrated` on `<html>`, with the address as its value: the page handles presses, and those from before are
 * replayed. React has no public API for the end of hydration, so both layouts, and the page of an error in their place,
 * call this in an effect, which runs after the effects of the page. An earlier navigation would hydrate the HTML with
 * another page, so Back and Forward reload until now (`earlyBack.ts`). Delete it when React reports the end of hydration.
 */
export function markHydrated(): void {
  if (finish) void finish().then(setMark)
  else setMark()
}

function setMark() {
  performance.mark('hydrated')
  document.documentElement.setAttribute('data-hydrated', location.href)
  startQuietLoading()
  follow()
}

/** Updates the mark after each navigation, so that tests can wait until the page of an address is rendered. */
export function markNavigations(router: AnyRouter): void {
  router.subscribe('onRendered', () => {
    if (isHydrated()) markHydrated()
  })
}
