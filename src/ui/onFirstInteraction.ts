const INTERACTION_EVENTS = [
  // Not `scroll`: the router restores the scroll position of a page when it opens.
  ...['pointermove', 'pointerdown', 'keydown', 'wheel'],
  // of a screen reader, and of a browser that fills in a form
  ...['focusin', 'click', 'input', 'change'],
]

/**
 * Runs `callback` once, at the first pointer, keyboard, wheel, focus or input event. Returns a function that cancels
 * it, for effects.
 */
export function onFirstInteraction(callback: (event: Event) => void): () => void {
  const controller = new AbortController()
  const options = { passive: true, capture: true, signal: controller.signal }
  const onInteraction = (event: Event) => {
    controller.abort()
    callback(event)
  }
  for (const type of INTERACTION_EVENTS) addEventListener(type, onInteraction, options)
  return () => controller.abort()
}

/**
 * Records the last key that is pressed while the code that listens for keys is loaded. The returned function ends that and
 * returns the event of the key, or `first`.
 */
export function recordKeys(first: Event | null = null): () => Event | null {
  let last = first
  const record = (event: Event) => {
    last = event
  }
  addEventListener('keydown', record)
  return () => {
    removeEventListener('keydown', record)
    const taken = last
    last = null
    return taken
  }
}
