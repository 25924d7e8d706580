import { type ComponentType, useEffect, useState } from 'react'
import { nextPaint } from '@/lib/nextPaint'
import { createStore } from '@/lib/store'
import { onFirstInteraction } from './onFirstInteraction'
import { toast } from './toast/toast'
import { useStore } from './useStore'

/**
 * A component that the first render of a page does not need. It is loaded when `isRequested` is first true, or
 * earlier by `preload` (for example on hover; it resolves when it has ended), and stays mounted after that, so that it can animate its
 * closing. If loading fails, the page does not change, `onLoadError` is called (default: an error toast), and the
 * next `isRequested` tries again. `Fallback` is shown after a failure until the component is loaded.
 */
export function lazyWithPreload<P extends object>(
  load: () => Promise<ComponentType<P>>,
  onLoadError: () => void = showLoadError,
  Fallback?: ComponentType<P>,
) {
  const shown = createStore<ComponentType<P> | undefined>(undefined)
  // No cache is needed: the browser loads a module only once.
  const loadComponent = () => load().then(shown.set)

  function LazyComponent({ isRequested, ...props }: P & { isRequested: boolean }) {
    const [wasRequested, setWasRequested] = useState(isRequested)
    if (isRequested && !wasRequested) setWasRequested(true)
    const Shown = useStore(shown, () => undefined)
    useEffect(() => {
      if (!isRequested) return
      loadComponent().catch(() => {
        shown.set(Fallback)
        onLoadError()
      })
    }, [isRequested])
    return wasRequested && Shown ? <Shown {...(props as unknown as P)} /> : null
  }
  // If preloading fails, `isRequested` tries again later.
  const preload = () => loadComponent().catch(() => {})
  return Object.assign(LazyComponent, { preload })
}

/** Loads a component that a click may need at the reader's first action on the page, after that action is painted. */
export const usePreloadOnInteraction = ({ preload }: { preload: () => void }): void =>
  useEffect(() => onFirstInteraction(() => afterPaint(preload)), [preload])

async function afterPaint(run: () => void) {
  await nextPaint()
  run()
}

/** Says that code could not be loaded. */
export function showLoadError(): void {
  toast.error('لم يصل هذا الجزء إلى متصفحك. تحقق من اتصالك ثم أعد المحاولة.')
}
