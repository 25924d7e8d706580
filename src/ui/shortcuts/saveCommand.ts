import { useEffect, useEffectEvent } from 'react'

/** What the key for saving does on this screen; null where nothing can be saved. */
let command: (() => unknown) | null = null

/**
 * Offers to save while the component is mounted. `save` returns false if there is nothing to do now; then the key keeps its
 * usual effect.
 */
export function useSaveCommand(save: () => unknown): void {
  const run = useEffectEvent(save)
  useEffect(() => {
    const own = () => run()
    command = own
    return () => {
      if (command === own) command = null
    }
  }, [])
}

export const hasSaveCommand = (): boolean => command !== null

/** Saves. Returns false if the screen does not offer it, or has nothing to do. */
export const runSaveCommand = (): boolean => command !== null && command() !== false
