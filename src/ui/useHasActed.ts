import { useEffect, useState } from 'react'
import { onFirstInteraction } from './onFirstInteraction'

/** Whether the reader has done anything on this page: what only helps with acting is loaded then. */
export function useHasActed(): boolean {
  const [hasActed, setHasActed] = useState(false)
  useEffect(() => onFirstInteraction(() => setHasActed(true)), [])
  return hasActed
}
