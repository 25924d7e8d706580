import { changeTab, readTab } from './tabState'

const layoutOf = (width: number): number => [600, 900].filter((limit) => width >= limit).length

export const FRAME = 'madar-frame'

const isFramed = (): boolean => window.name === FRAME

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

export const leaveFrame = (): boolean => changeTab({ frame: undefined })

/** Reloads the page in the whole window. `write` runs after the page's own listeners, and so is not overwritten. */
export function reloadPage(write: () => void): void {
  addEventListener('pagehide', write, { once: true })
  leaveFrame()
  loadInTab(location.href)
}
