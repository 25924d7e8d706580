/**
 * Waits until the page has been painted, so that a press is seen to be taken before long work begins
 * (next paint). Nothing to wait for where nothing is painted: in Node, in a hidden tab.
 */
export const nextPaint = (): Promise<void> | undefined =>
  typeof document === 'undefined' || document.hidden
    ? undefined
    : new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      })
