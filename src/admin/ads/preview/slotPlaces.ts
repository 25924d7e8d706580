import type { AdPosition } from '@/content/admin/adCatalogue'

/** They mark what the preview adds to the page in its frame. */
const SLOT = 'data-ad-slot'
const COLUMN = 'data-ad-column'

/** In a grid a slot has a row of its own, and the cards after it fill the row before it. */
const STYLES = `
[${SLOT}] { grid-column: 1 / -1; min-inline-size: 0 }
:has(> [${SLOT}]) { grid-auto-flow: dense }
[${SLOT}^="header-"], [${SLOT}="footer-top"] { padding-inline: 16px }
[${SLOT}="sidebar-sticky"] { position: sticky; inset-block-start: 0 }
@media (min-width: 1280px) {
  #main > div:has(> [${COLUMN}]) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    column-gap: 24px;
  }
  #main > div:has(> [${COLUMN}]) > * { grid-column: 1; min-inline-size: 0 }
  #main > div:has(> [${COLUMN}]) > [${COLUMN}] { grid-area: 1 / 2 / span 60 / auto }
}`

type Place = { parent: Element; before: Element | null }
type FindPlace = (page: Document) => Place | null

const before = (element: Element | null | undefined): Place | null =>
  element?.parentElement ? { parent: element.parentElement, before: element } : null

const after = (element: Element | null | undefined): Place | null =>
  element?.parentElement
    ? { parent: element.parentElement, before: element.nextElementSibling }
    : null

const atEnd = (parent: Element | null | undefined): Place | null =>
  parent ? { parent, before: null } : null

/** Between the items of a list, in its middle. */
const inMiddle = (items: readonly Element[]): Place | null =>
  items.length > 1 ? before(items[Math.ceil(items.length / 2)]) : null

const all = (page: Document, selector: string) => [...page.querySelectorAll(selector)]
const first = (page: Document, selector: string) => all(page, selector)[0] ?? null
const main = (page: Document) => page.getElementById('main')
const content = (page: Document) => main(page)?.firstElementChild

function pageHeader(page: Document): Element | undefined {
  const h1 = first(page, '#main h1')
  return [...(content(page)?.children ?? [])].find((child) => child.contains(h1))
}

function cards(page: Document): Element[] {
  const grids = all(page, '#main > :first-child > div').map((grid) =>
    [...grid.children].filter((cell) => cell.matches('section, :has(> section)')),
  )
  return grids.reduce((most, grid) => (grid.length > most.length ? grid : most), [])
}

/** The pages have no column beside their content, except `/twitter`: the preview adds one. */
function sideColumn(page: Document): Place | null {
  const column = first(page, `[${COLUMN}]`)
  if (column) return atEnd(column)
  const parent = content(page)
  if (!parent) return null
  const added = page.createElement('div')
  added.setAttribute(COLUMN, '')
  parent.append(added)
  return atEnd(added)
}

const belowHeader: FindPlace = (page) => after(pageHeader(page))
const amongCards: FindPlace = (page) => inMiddle(cards(page))
const endOfContent: FindPlace = (page) => atEnd(content(page))

/**
 * Where each position of the catalogue (Spec §9) is on a page of the site, by its landmarks; null if the page does not
 * have such a place: a list of fewer than two items has no middle.
 */
const places: Record<AdPosition, FindPlace> = {
  'header-top': (page) => before(first(page, 'header')),
  'header-bottom': (page) => before(main(page)),
  'content-top': belowHeader,
  'article-top': belowHeader,
  'category-header': belowHeader,
  'page-header': belowHeader,
  'country-header': belowHeader,
  'content-middle': amongCards,
  'article-middle': amongCards,
  'between-articles': amongCards,
  'between-categories': amongCards,
  'between-videos': (page) => inMiddle(all(page, '#trending-videos ~ div > article')),
  'between-tweets': (page) => inMiddle(all(page, '[aria-labelledby="trending-posts"] > article')),
  'between-countries': (page) => inMiddle(all(page, '#main > div > section')),
  'sidebar-channels': (page) => after(page.getElementById('suggested-channels')),
  'sidebar-profiles': (page) => atEnd(first(page, '[aria-labelledby="trending-posts"] + div')),
  'sidebar-top': sideColumn,
  'sidebar-middle': sideColumn,
  'sidebar-sticky': sideColumn,
  'country-sidebar': sideColumn,
  'content-bottom': endOfContent,
  'article-bottom': endOfContent,
  'footer-top': (page) => before(first(page, '#main ~ footer')),
}

/**
 * Adds an empty element for each of the positions to the page, and returns those that have a place on it. Removes what
 * was added before.
 */
export function addSlots(
  page: Document,
  positions: readonly AdPosition[],
): ReadonlyMap<AdPosition, HTMLElement> {
  removeSlots(page)
  const slots = new Map<AdPosition, HTMLElement>()
  // The end of the content is after the column, which is below the content on narrow screens.
  const inOrder = [...positions].sort(
    (a, b) => Number(places[a] === endOfContent) - Number(places[b] === endOfContent),
  )
  for (const position of inOrder) {
    const place = places[position](page)
    if (!place) continue
    const slot = page.createElement('div')
    slot.setAttribute(SLOT, position)
    place.parent.insertBefore(slot, place.before)
    slots.set(position, slot)
  }
  return slots
}

function removeSlots(page: Document) {
  for (const added of all(page, `[${SLOT}], [${COLUMN}]`)) added.remove()
}

export function addSlotStyles(page: Document): void {
  const styles = page.createElement('style')
  styles.textContent = STYLES
  page.head.append(styles)
}
