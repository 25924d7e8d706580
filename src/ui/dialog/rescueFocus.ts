/**
 * For a dialog that has faded out (`onExited`). The button that opened it may be gone by then, and the
 * focus with it: it goes to the page's heading.
 */
export function rescueFocus(): void {
  const { activeElement, body } = document
  if (activeElement !== body && !activeElement?.closest('.MuiModal-root')) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
