import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toast } from './toast/toast'

/**
 * A component that the first render of a page does not need. It is loaded when `isWanted` is first true, or
 * earlier by `preload` (for example on hover), and stays mounted after that, so that it can animate its
 * closing. If loading fails, the page does not change, `onMissing` is called (default: an error toast), and the
 * next `isWanted` tries again. `Substitute` is shown after a failure until the component is loaded.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  onMissing: () => void = tellMissing,
  Substitute?: ComponentType<P>,
) {
  let shown: ComponentType<P> | undefined
  const listeners = new Set<() => void>()
  const show = (part: ComponentType<P> | undefined) => {
    shown = part
    for (const listener of listeners) listener()
  }
  // No cache is needed: the browser loads a module only once.
  const fetchPart = () => load().then(show)
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function Part({ isWanted, ...props }: P & { isWanted: boolean }) {
    const [wasWanted, setWasWanted] = useState(isWanted)
    if (isWanted && !wasWanted) setWasWanted(true)
    const Shown = useSyncExternalStore(
      subscribe,
      () => shown,
      () => undefined,
    )
    useEffect(() => {
      if (!isWanted) return
      fetchPart().catch(() => {
        show(Substitute)
        onMissing()
      })
    }, [isWanted])
    return wasWanted && Shown ? <Shown {...(props as unknown as P)} /> : null
  }
  // If preloading fails, `isWanted` tries again later.
  const preload = () => void fetchPart().catch(() => {})
  return Object.assign(Part, { preload })
}

function tellMissing() {
  toast.error('لم يصل هذا الجزء إلى متصفحك. تحقق من اتصالك ثم أعد المحاولة.')
}
