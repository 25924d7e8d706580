import { useEffect, useRef } from 'react'

/**
 * Tells an answer that comes later (to a question, from the server) whether what asked is still on
 * view: false once the component is gone, or shows something else, under another `key`.
 */
export function useStillShown(key: string): () => boolean {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    shown.current = key
    return () => {
      shown.current = undefined
    }
  }, [key])
  return () => shown.current === key
}
