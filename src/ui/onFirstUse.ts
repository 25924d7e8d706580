const USES = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const

/** Runs `act` when the page is first used in any way; returns what calls it off. For effects. */
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
