import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { toast } from './toast/toast'

/**
 * A part that the first look at a page does without: fetched when it is first `isWanted`, or already when
 * a hand nears (`preload`), and kept from then on, so that it can close gracefully. If it cannot be
 * fetched, the page stays as it is, `onMissing` tells, and wanting it again tries again; a `Substitute` is shown
 * until it is there.
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
  // The browser loads a module once.
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
  // What could not be fetched ahead is asked for again when it is wanted.
  const preload = () => void fetchPart().catch(() => {})
  return Object.assign(Part, { preload })
}

function tellMissing() {
  toast.error('لم يصل هذا الجزء إلى متصفحك. تحقق من اتصالك ثم أعد المحاولة.')
}
