import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import { useTheme } from '@mui/material/styles'
import {
  Activity,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { createStore } from '@/lib/store'
import { dismissLoadError, showLoadError } from './loadError'

type LoadProps = {
  /** loads and mounts the component; it stays mounted afterwards, so that it can animate its closing */
  isRequested?: boolean
  /** also mounts it as soon as its code has been loaded quietly */
  whenIdle?: boolean
  /** what is shown until then */
  placeholder?: ReactNode
  /** called when it could not be loaded; the component gets it too */
  onClose?: () => void
}

/**
 * A component that the first render of a page does not need. Its code is loaded quietly while the browser is idle, so
 * that a press does not wait for the network, and it is then rendered once, hidden. It is loaded earlier when
 * `isRequested` is true, or by `preload` (`intent` has the handlers of a control that opens it). If a request fails,
 * `onLoadError` is called (default: an error toast) with the error and with a function that tries again. A part with
 * `onClose` is then closed, so that the next press requests it again; others also try again when the network is back.
 * `Fallback` is shown after a failure until the component is loaded.
 */
export function lazyWithPreload<P extends object>(
  load: () => Promise<ComponentType<P>>,
  onLoadError: (error: unknown, retry: () => void) => void = showLoadError,
  Fallback?: ComponentType<P>,
) {
  const shown = createStore<ComponentType<P> | undefined>(undefined)
  let isLoaded = false
  // The browser loads a module only once, but asking it again takes a phone milliseconds, three times a tap.
  const loadComponent = async () => {
    if (!isLoaded) shown.set(await load())
    isLoaded = true
  }
  /** Whether it is loaded now; otherwise that has been said. */
  const request = (): Promise<boolean> =>
    loadComponent().then(
      () => {
        if (onLoadError === showLoadError) dismissLoadError()
        return true
      },
      (error: unknown) => {
        shown.set(Fallback)
        onLoadError(error, request)
        return false
      },
    )

  function LazyComponent({ isRequested = false, whenIdle, placeholder, ...props }: P & LoadProps) {
    const [wasRequested, setWasRequested] = useState(isRequested)
    if (isRequested && !wasRequested) setWasRequested(true)
    usePreload(loadComponent)
    const own = props as unknown as P
    const giveUp = useEffectEvent(() => {
      if (isRequested) props.onClose?.()
    })
    useEffect(() => {
      if (!isRequested) return
      const tryNow = async () => {
        if (!(await request())) giveUp()
      }
      void tryNow()
      addEventListener('online', tryNow)
      return () => removeEventListener('online', tryNow)
    }, [isRequested])
    return wasRequested || whenIdle ? (
      <Loaded isRequested={wasRequested} placeholder={placeholder} own={own} />
    ) : (
      <RenderedAhead own={own} />
    )
  }

  let wasRendered = false
  /** Renders the component once, hidden, when it has been loaded quietly. */
  function RenderedAhead({ own }: { own: P }) {
    const [Shown, setShown] = useState<ComponentType<P>>()
    useEffect(
      () =>
        shown.subscribe(async () => {
          await idle()
          if (wasRendered) return
          wasRendered = true
          startTransition(() => setShown(shown.get))
        }),
      [],
    )
    return (
      Shown && (
        <Hidden onRendered={() => setShown(undefined)}>
          <Shown {...own} />
        </Hidden>
      )
    )
  }

  type LoadedProps = { isRequested: boolean; placeholder: ReactNode; own: P }
  function Loaded({ isRequested, placeholder, own }: LoadedProps) {
    const [Shown, setShown] = useState(shown.get)
    useEffect(() => {
      const follow = () => setShown(shown.get)
      // What nobody has asked for must not delay a press.
      const update = isRequested ? follow : () => startTransition(follow)
      update()
      return shown.subscribe(update)
    }, [isRequested])
    return Shown ? <Shown {...own} /> : placeholder
  }

  // If preloading fails, `isRequested` tries again later.
  const preload = () => void loadComponent().catch(() => {})
  const intent = { onPointerEnter: preload, onPointerDown: preload, onFocus: preload }
  return Object.assign(LazyComponent, { load: loadComponent, request, preload, intent })
}

const MuiModal = { defaultProps: { keepMounted: true, disablePortal: true } }

/**
 * Renders a closed dialog or menu with its content, hidden and without effects: Emotion creates its styles and the browser
 * compiles its code before the press. That was half of the time of a first opening (26 November 2026: 292 to 164 ms for
 * the search, 714 to 229 for «إضافة مستخدم», processor × 4).
 */
function Hidden({ onRendered, children }: { onRendered: () => void; children: ReactNode }) {
  const components: object = { ...useTheme().components, MuiModal }
  const [outside] = useState(() => document.createElement('div'))
  return (
    <DefaultPropsProvider value={components}>
      {createPortal(
        <Activity mode="hidden">
          {children}
          <Rendered onRendered={onRendered} />
        </Activity>,
        // Outside the document nobody finds it.
        outside,
      )}
    </DefaultPropsProvider>
  )
}

/** Of all effects React runs only insertion effects in a hidden `Activity`. They must not update a state themselves. */
function Rendered({ onRendered }: { onRendered: () => void }) {
  useInsertionEffect(() => void setTimeout(onRendered), [onRendered])
  return null
}

const waiting = new Set<() => Promise<unknown>>()
const loaded = new WeakSet<() => Promise<unknown>>()
/** A request that never ends stops one of them only. */
let loaders = 0

/**
 * Loads code that a press on this component may need, while the browser is idle. `load` must be the same function at
 * each render. A failure is silent: the press loads it again.
 */
export function usePreload(load: () => Promise<unknown>): void {
  useEffect(() => {
    if (loaded.has(load)) return
    waiting.add(load)
    void loadQuietly()
    return () => void waiting.delete(load)
  }, [load])
}

/** One after the other would wait for the latency of each; all at once would share the line with a press. */
const AT_ONCE = 8

let resolveReady = () => {}
const pageReady = new Promise<void>((resolve) => {
  resolveReady = resolve
})
/** Call it when the page is hydrated: before that, code that a press may need would delay what every press needs. */
export const startQuietLoading = (): void => resolveReady()

async function loadQuietly() {
  if (loaders === AT_ONCE) return
  loaders += 1
  await pageReady
  await (savesData() ? firstAction() : pageLoaded())
  for (const load of waiting) {
    waiting.delete(load)
    await idle()
    await load().then(
      () => loaded.add(load),
      () => {},
    )
  }
  loaders -= 1
}

/** Whether the reader wants few bytes, or has a slow line, on which quiet loading would delay a press. */
export function savesData(): boolean {
  // TypeScript, Firefox and Safari do not know `connection`; extensions against tracking set it to null.
  const { connection } = navigator as {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

const once = (target: EventTarget, ...types: string[]) =>
  new Promise<void>((resolve) => {
    for (const type of types) target.addEventListener(type, () => resolve(), { once: true })
  })

/** Resolves when the reader next presses or focuses something. */
export const firstAction = () => once(document, 'pointerdown', 'keydown', 'focusin')

const pageLoaded = () => (document.readyState === 'complete' ? undefined : once(window, 'load'))

/** Resolves when the browser is idle. Safari has no idle callback. */
export const idle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 50)
  })
