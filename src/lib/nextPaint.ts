/** A promise that resolves in a later task, so that the browser can handle input before long work continues. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * A promise that resolves after the next paint, so that the page shows the effect of a click before long work
 * begins. Undefined where nothing is painted: in Node and in a hidden tab.
 */
export const nextPaint = (): Promise<void> | undefined =>
  typeof document === 'undefined' || document.hidden
    ? undefined
    : new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      })
