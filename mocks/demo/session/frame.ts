import { changeTab, readTab } from './tabState'

/** The widths between which the app has the same layout, in px: phone, tablet, desk. */
const BREAKS = [600, 900] as const

/** Which of the three layouts a window of this width has. */
export const layoutOf = (width: number): number => BREAKS.filter((limit) => width >= limit).length

/** The name of the frame in `demo/frame.html`. */
export const FRAME = 'madar-frame'

/** Whether this page is in the frame that has the width of a recording. */
const isFramed = (): boolean => window.name === FRAME

/** The window of the tab, also from inside the frame. */
const tabWindow = (): Window => (isFramed() ? parent : window)

/** The width for a replay, if this window shows another layout than the recording. The dev server has no frame. */
export const frameFor = (width: number): number | undefined =>
  import.meta.env.VITE_BUILD && layoutOf(width) !== layoutOf(tabWindow().innerWidth)
    ? width
    : undefined

/** How much smaller than it is the frame shows this page; the tour's own bar is so much larger. */
export const frameScale = (): number =>
  isFramed() ? Math.max(1, innerWidth / parent.innerWidth) : 1

/** Loads an address, also the one that is shown now: inside the frame as long as the tab needs one. */
export function loadInTab(href: string): void {
  const needsFrame = readTab()?.frame !== undefined
  if (needsFrame && !isFramed())
    location.replace(`${import.meta.env.BASE_URL}demo/frame.html?${encodeURIComponent(href)}`)
  else if (!needsFrame && isFramed()) parent.location.replace(href)
  else {
    history.replaceState(null, '', href)
    location.reload()
  }
}

/** Goes on in the whole window from the next load on. */
export const leaveFrame = (): boolean => changeTab({ frame: undefined })

/**
 * Reloads the page. `write` runs after the page's own `pagehide` listeners (the router stores its scroll
 * positions there), so that they do not overwrite what it stores for the next page.
 */
export function reloadPage(write: () => void): void {
  addEventListener('pagehide', write, { once: true })
  leaveFrame()
  loadInTab(location.href)
}
