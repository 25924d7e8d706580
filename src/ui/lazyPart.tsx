import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toast } from './toast/toast'

/**
 * A part that the first look at a page does without: fetched when it is first `isWanted`, or already when
 * a hand nears (`preload`), and kept from then on, so that it can close gracefully. If it cannot be
 * fetched, the page stays as it is, `onMissing` tells, and wanting it again tries again.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  onMissing: () => void = tellMissing,
) {
  let loaded: ComponentType<P> | undefined
  const listeners = new Set<() => void>()
  const fetchPart = async () => {
    loaded ??= await load()
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function Part({ isWanted, ...props }: P & { isWanted: boolean }) {
    const [wasWanted, setWasWanted] = useState(isWanted)
    if (isWanted && !wasWanted) setWasWanted(true)
    const Loaded = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => undefined,
    )
    useEffect(() => {
      if (isWanted) fetchPart().catch(onMissing)
    }, [isWanted])
    return wasWanted && Loaded ? <Loaded {...(props as unknown as P)} /> : null
  }
  // What could not be fetched ahead is asked for again when it is wanted.
  const preload = () => void fetchPart().catch(() => {})
  return Object.assign(Part, { preload })
}

function tellMissing() {
  toast.error('لم يصل هذا الجزء إلى متصفحك. تحقق من اتصالك ثم أعد المحاولة.')
}
