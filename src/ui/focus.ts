/** Whether no element has the focus, because the one that had it was removed or disabled. */
export function isFocusLost(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}

/**
 * Whether an element has the focus that the Tab key reaches: not the page, a heading or the frame of a dialog,
 * which only scripts can focus.
 */
export const isFocusOnControl = (): boolean =>
  document.activeElement instanceof HTMLElement && document.activeElement.tabIndex >= 0

/** Whether the focus is in a dialog; while it fades out, a closed dialog still contains the focus. */
export const isFocusInDialog = (): boolean => !!document.activeElement?.closest('.MuiModal-root')
