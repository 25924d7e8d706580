/** Set before a navigation and read after it: the option `scrollRestoration` of the router gets no other data. */
let isPageKept = false

/** The next navigation changes only entries of layers, so the page stays where it is scrolled to. */
export function keepPage(): void {
  isPageKept = true
}

/** Whether the router scrolls the page after this navigation. The router calls this once after each. */
export function mayScroll(): boolean {
  const may = !isPageKept
  isPageKept = false
  return may
}
