import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import { useTheme } from '@mui/material/styles'
import {
  Activity,
  type ComponentType,
  type ReactNode,
  startTransition,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useInsertionEffect,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { createStore } from '@/lib/store'
import { useStore } from '@/ui/stores/useStore'
import { dismissLoadError, showLoadError } from './loadError'
import { idle, usePreload } from './quietLoading'

type LoadProps = {
  /** loads and mounts the component; it stays mounted afterwards, so that it can animate its closing */
  isRequested?: boolean
  /** also mounts it as soon as its code has been loaded quietly; what it shows when it opens is rendered ahead, too */
  whenIdle?: boolean
  /** what is shown until then */
  placeholder?: ReactNode
  /** called when it could not be loaded; the component gets it too */
  onClose?: () => void
}

type PropsOf<Part> = Part extends ComponentType<infer P extends object> ? P : never

/**
 * The component `name` of a module, which the first render of a page does not need. Its code is loaded quietly while the
 * browser is idle, so that a press does not wait for the network, and it is then rendered once, hidden. It is loaded
 * earlier when `isRequested` is true, or by `preload` (`intent` has the handlers of a control that opens it). If a request
 * fails, `onLoadError` is called (default: an error toast) with the error and with a function that tries again. A part
 * with `onClose` is then closed, so that the next press requests it again; others also try again when the network is back.
 * `Fallback` is shown after a failure until the component is loaded.
 */
export function lazyWithPreload<
  Module extends Readonly<Record<Name, ComponentType<P>>>,
  Name extends string,
  P extends object = PropsOf<Module[Name]>,
>(
  load: () => Promise<Module>,
  name: Name,
  onLoadError: (error: unknown, retry: () => void) => void = showLoadError,
  Fallback?: ComponentType<P>,
) {
  const rendered = createStore<ComponentType<P> | undefined>(undefined)
  let isLoaded = false
  // The browser loads a module only once, but another `import()` takes a phone milliseconds, three times a tap.
  const loadComponent = async () => {
    if (!isLoaded) rendered.set((await load())[name])
    isLoaded = true
  }
  /** Resolves to whether the component is loaded; `onLoadError` has been called if it is not. */
  const request = (): Promise<boolean> =>
    loadComponent().then(
      () => {
        if (onLoadError === showLoadError) dismissLoadError()
        return true
      },
      (error: unknown) => {
        rendered.set(Fallback)
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
    return (
      <>
        {(wasRequested || whenIdle) && (
          <Loaded isRequested={wasRequested} placeholder={placeholder} own={own} />
        )}
        {!wasRequested && <RenderedAhead own={own} />}
      </>
    )
  }

  let wasRendered = false
  /** Renders the component once, hidden, when it has been loaded quietly. */
  function RenderedAhead({ own }: { own: P }) {
    const [Shown, setShown] = useState<ComponentType<P>>()
    useEffect(
      () =>
        rendered.subscribe(async () => {
          await idle()
          if (wasRendered) return
          wasRendered = true
          startTransition(() => setShown(rendered.get))
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
    const loaded = useStore(rendered)
    // A component that is loaded in advance must not delay a press.
    const late = useDeferredValue(loaded)
    const Shown = isRequested ? loaded : late
    return Shown ? <Shown {...own} /> : placeholder
  }

  // If preloading fails, `isRequested` tries again later.
  const preload = () => void loadComponent().catch(() => {})
  const intent = { onPointerEnter: preload, onPointerDown: preload, onFocus: preload }
  return Object.assign(LazyComponent, { load: loadComponent, request, preload, intent })
}

/** As `onLoadError`: the page is complete without the part, so no toast says that it is missing. */
export const silently = () => {}

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
