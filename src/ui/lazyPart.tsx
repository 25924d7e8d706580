import { type ComponentType, useEffect, useState } from 'react'
import { createStore } from '@/lib/store'
import { toast } from './toast/toast'
import { useStore } from './useStore'

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
  const shown = createStore<ComponentType<P> | undefined>(undefined)
  // No cache is needed: the browser loads a module only once.
  const fetchPart = () => load().then(shown.set)

  function Part({ isWanted, ...props }: P & { isWanted: boolean }) {
    const [wasWanted, setWasWanted] = useState(isWanted)
    if (isWanted && !wasWanted) setWasWanted(true)
    const Shown = useStore(shown, () => undefined)
    useEffect(() => {
      if (!isWanted) return
      fetchPart().catch(() => {
        shown.set(Substitute)
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
