/**
 * Call it when a dialog has faded out (`onExited`). If the button that opened it is gone and the focus is lost,
 * it moves the focus to the page's heading.
 */
export function rescueFocus(): void {
  const { activeElement, body } = document
  if (activeElement !== body && !activeElement?.closest('.MuiModal-root')) return
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
}
