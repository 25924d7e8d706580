const INTERACTION_EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Runs `callback` once, at the first pointer, keyboard or scroll event. Returns a function that cancels it, for
 * effects.
 */
export function onFirstInteraction(callback: () => void): () => void {
  const controller = new AbortController()
  const options = { passive: true, capture: true, signal: controller.signal }
  const onInteraction = () => {
    controller.abort()
    callback()
  }
  for (const type of INTERACTION_EVENTS) addEventListener(type, onInteraction, options)
  return () => controller.abort()
}
