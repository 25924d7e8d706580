/** The first such element of the page's content: a row, a heading, a field that other components render. */
export const inMain = <E extends HTMLElement = HTMLElement>(selector: string): E | null =>
  document.querySelector<E>(`main :is(${selector})`)

/** All such elements of the page's content, in their order. */
export const allInMain = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`main :is(${selector})`),
]

/**
 * The h1 of the page, which gets the focus when the element that should have it is gone. If there is no `main`
 * (a page that failed), the first h1.
 */
export const pageHeading = (): HTMLElement | null =>
  inMain('h1') ?? document.querySelector<HTMLElement>('h1')

/** Whether no element has the focus, because the one that had it was removed or disabled. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}
