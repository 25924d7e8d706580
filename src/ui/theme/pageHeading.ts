/**
 * The h1 of the page, which gets the focus when the element that should have it is gone. If there is no `main`
 * (a page that failed), the first h1.
 */
export const pageHeading = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1')
