const USES = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/**
 * Runs `act` once, at the first pointer, keyboard or scroll event. Returns a function that cancels it, for
 * effects.
 */
export function onFirstUse(act: () => void): () => void {
  const stopping = new AbortController()
  const options = { passive: true, capture: true, signal: stopping.signal }
  const use = () => {
    stopping.abort()
    act()
  }
  for (const type of USES) addEventListener(type, use, options)
  return () => stopping.abort()
}
