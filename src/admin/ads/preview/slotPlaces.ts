import type { AdPosition } from '@/content/admin/adCatalogue'

/** They mark what the preview adds to the page in its frame. */
const SLOT = 'data-ad-slot'
const COLUMN = 'data-ad-column'

/** In a grid a slot has a row of its own, and the cards after it fill the row before it. */
const STYLES = `
[${SLOT}] { grid-column: 1 / -1; min-inline-size: 0 }
:has(> [${SLOT}]) { grid-auto-flow: dense }
[${SLOT}^="header-"], [${SLOT}="footer-top"] { padding-inline: 16px }
@media (min-width: 1280px) {
  #main > div:has(> [${COLUMN}]) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 320px;
    column-gap: 24px;
  }
  #main > div:has(> [${COLUMN}]) > * { grid-column: 1; min-inline-size: 0 }
  #main > div:has(> [${COLUMN}]) > [${COLUMN}] { grid-area: 1 / 2 / span 60 / auto }
}`

/** Inserts a slot into a page, if the page has this place: a list of fewer than two items has no middle. */
type InsertSlot = (page: Document, slot: Element) => void

/** Between the items of a list, in its middle. */
function inMiddle(items: readonly Element[], slot: Element) {
  if (items.length > 1) items[Math.ceil(items.length / 2)]?.before(slot)
}

const all = (page: Document, selector: string) => [...page.querySelectorAll(selector)]
const first = (page: Document, selector: string) => page.querySelector(selector)
const content = (page: Document) => first(page, '#main')?.firstElementChild

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
const sideColumn: InsertSlot = (page, slot) => {
  const column = first(page, `[${COLUMN}]`) ?? page.createElement('div')
  column.setAttribute(COLUMN, '')
  if (!column.isConnected) content(page)?.append(column)
  column.append(slot)
}

const belowHeader: InsertSlot = (page, slot) => pageHeader(page)?.after(slot)
const amongCards: InsertSlot = (page, slot) => inMiddle(cards(page), slot)

/** Where each position of the catalogue (Spec §9) is on a page of the site, by its landmarks. The site has no page of an article. */
const places: Partial<Record<AdPosition, InsertSlot>> = {
  'header-top': (page, slot) => first(page, 'header')?.before(slot),
  'header-bottom': (page, slot) => first(page, '#main')?.before(slot),
  'content-top': belowHeader,
  'category-header': belowHeader,
  'page-header': belowHeader,
  'country-header': belowHeader,
  'content-middle': amongCards,
  'between-articles': amongCards,
  'between-categories': amongCards,
  'between-videos': (page, slot) => inMiddle(all(page, '#trending-videos ~ div > article'), slot),
  'between-tweets': (page, slot) =>
    inMiddle(all(page, '[aria-labelledby="trending-posts"] > article'), slot),
  'between-countries': (page, slot) => inMiddle(all(page, '#main > div > section'), slot),
  'sidebar-channels': (page, slot) => first(page, '#suggested-channels')?.after(slot),
  'sidebar-profiles': (page, slot) =>
    first(page, '[aria-labelledby="trending-posts"] + div')?.append(slot),
  'sidebar-top': sideColumn,
  'sidebar-middle': sideColumn,
  'country-sidebar': sideColumn,
  'content-bottom': (page, slot) => content(page)?.append(slot),
  'footer-top': (page, slot) => first(page, '#main ~ footer')?.before(slot),
}

/**
 * Adds an empty element for each of the positions to the page, and returns those that have a place on it. Removes what
 * was added before.
 */
export function addSlots(
  page: Document,
  positions: readonly AdPosition[],
): ReadonlyMap<AdPosition, HTMLElement> {
  for (const added of all(page, `[${SLOT}], [${COLUMN}]`)) added.remove()
  const slots = new Map<AdPosition, HTMLElement>()
  for (const position of positions) {
    const slot = page.createElement('div')
    slot.setAttribute(SLOT, position)
    places[position]?.(page, slot)
    if (slot.isConnected) slots.set(position, slot)
  }
  return slots
}

export function addSlotStyles(page: Document): void {
  const styles = page.createElement('style')
  styles.textContent = STYLES
  page.head.append(styles)
}
