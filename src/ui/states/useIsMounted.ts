import { useEffect, useRef } from 'react'

/**
 * Returns a function for callbacks that run later (after a confirmation or a response). It returns false when
 * the component is unmounted or now shows another `key`.
 */
export function useIsMounted(key: string): () => boolean {
  const shown = useRef<string>(undefined)
  useEffect(() => {
    shown.current = key
    return () => {
      shown.current = undefined
    }
  }, [key])
  return () => shown.current === key
}
