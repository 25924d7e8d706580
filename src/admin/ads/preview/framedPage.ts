import createCache, { type EmotionCache } from '@emotion/cache'
import type { AdPosition } from '@/content/admin/adCatalogue'
import { decoded, encodedPath } from '@/lib/encoding'
import { rtlPlugin } from '@/ui/theme/rtlPlugin'
import { adPlacePage } from './adChoice'
import { addSlotStyles, addSlots } from './slotPlaces'

/** How the preview reaches the site in its frame. Stories replace it: Storybook does not serve the site. */
export type FramedSite = {
  /** the address of a page, from its decoded path */
  addressOf: (path: string) => string
  /** the decoded path of a page without its query, from its address */
  pathOf: (address: Pick<URL, 'pathname' | 'search'>) => string
}

const BASE = import.meta.env.BASE_URL.replace(/\/$/, '')

export const site: FramedSite = {
  addressOf: (path) => BASE + encodedPath(path),
  pathOf: ({ pathname }) =>
    decoded(pathname, decodeURI)
      .slice(BASE.length)
      .replace(/(.)\/$/, '$1'),
}

/** The page in the frame, with an empty element in each place of a slot. */
export type FramedPage = {
  path: string
  title: string
  slots: ReadonlyMap<AdPosition, HTMLElement>
  /** writes the styles of what is rendered into the slots to that page */
  styles: EmotionCache
}

/**
 * Adds slots to the page of a window, as soon as React has hydrated it, and again after each navigation inside it.
 * Returns a function that stops.
 */
export function watchFramedPage(
  framed: Window & typeof globalThis,
  pathOf: FramedSite['pathOf'],
  onPage: (page: FramedPage) => void,
  onEscape: () => void,
): () => void {
  const { document: page, location, history } = framed
  const styles = createCache({
    key: 'ad-slots',
    container: page.head,
    stylisPlugins: [rtlPlugin],
  })
  let last: FramedPage | undefined
  addSlotStyles(page)
  // A page that the frame's router adds to the tab's history would be after the entry of the dialog, so that Back and
  // closing would lead to the page before in the frame (`connectLayers`). That the router reads `pushState` at each
  // navigation is undocumented. Delete it when the router of a frame has an option to replace entries.
  // @workaround @tanstack/react-router: tests/journeys/adPreview.spec.ts
  history.pushState = history.replaceState

  function update() {
    // React would not accept the slots in HTML that it is about to hydrate (`markHydrated`).
    if (!page.documentElement.hasAttribute('data-hydrated')) return
    const path = pathOf(location)
    const isComplete = last && [...last.slots.values()].every((slot) => slot.isConnected)
    const isSamePlace = last?.path === path && isComplete
    if (isSamePlace && last?.title === page.title) return
    const slots = last && isSamePlace ? last.slots : addSlots(page, adPlacePage(path).positions)
    last = { path, title: page.title, slots, styles }
    onPage(last)
  }

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
  }

  const observer = new framed.MutationObserver(update)
  observer.observe(page.documentElement, {
    attributeFilter: ['data-hydrated'],
    childList: true,
    subtree: true,
  })
  page.addEventListener('keydown', closeOnEscape)
  update()
  return () => {
    observer.disconnect()
    page.removeEventListener('keydown', closeOnEscape)
  }
}
