import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { showLoadError } from '@/ui/lazyWithPreload'
import { firstInteraction, readersFirstAction, registerPart } from './deferredParts'
import { type EarlyInput, latestInput, readEarlyInput, replayEarlyInput } from './earlyInput'
import { isHydrated } from './hydrationMark'

/**
 * A part of a page that stays HTML until the reader's first action, because its code is large and nobody needs it to
 * read: a form, a list that can be sorted. Only then its code is loaded and React hydrates it. A page may render it
 * once. What was typed or clicked meanwhile is replayed (`earlyInput.ts`, `clickReplay.ts`). On a page that is
 * opened inside the app the part is there with the page (`deferredParts.ts`).
 *
 * `isWantedNow` says that this browser has stored something that the part must show at once. `/contact` loads 41 kB
 * less on a first visit, and a sorted list of the back office 21 kB (23 November 2026). It uses no private API. Delete
 * it when the libraries of forms and of drag and drop are so small that a page can always load them.
 */
export function deferHydration<P extends object>(
  load: () => Promise<ComponentType<P>>,
  isWantedNow: () => boolean = () => false,
) {
  const isInNode = typeof document === 'undefined'
  let waitsForReader = false
  let root: HTMLElement | null = null
  let early: EarlyInput[] = []
  let Preloaded: ComponentType<P> | undefined
  registerPart(() =>
    load().then((it) => {
      Preloaded = it
    }),
  )

  const Content = lazy(async () => {
    if (waitsForReader && !isWantedNow()) await readersFirstAction()
    const Loaded = await (waitsForReader ? loadAgainAndAgain(load) : load())
    if (root) early = readEarlyInput(root)
    return { default: Loaded }
  })

  return function Deferred(props: P) {
    const [isHtml, setHtml] = useState(() => {
      waitsForReader = !isInNode && !isHydrated() && readersFirstAction() !== undefined
      return isInNode || waitsForReader
    })
    const [hasBoundary] = useState(isHtml)
    const [Part] = useState(() => (!isHtml && Preloaded) || Content)
    const element = (
      <Boundary isUsed={hasBoundary}>
        <Part {...props} />
        <AfterCommit
          run={() => {
            setHtml(false)
            if (root)
              replayEarlyInput(root, hasBoundary ? latestInput(early, readEarlyInput(root)) : early)
            early = []
          }}
        />
      </Boundary>
    )
    // React would replace HTML that is not hydrated yet if its props changed.
    const [firstElement] = useState(element)
    // A reader who leaves the page before the code is there finds what was typed when coming back.
    useLayoutEffect(
      () => () => {
        if (root?.hasAttribute('data-deferred')) early = readEarlyInput(root)
      },
      [],
    )
    return (
      <div
        ref={(div) => {
          root = div
        }}
        style={{ display: 'contents' }}
        data-deferred={isHtml || undefined}
      >
        {isHtml ? firstElement : element}
      </div>
    )
  }
}

/** The boundary of the HTML. Without it the router waits for the part before it shows another page. */
const Boundary = ({ isUsed, children }: { isUsed: boolean; children: ReactNode }) =>
  isUsed ? <Suspense>{children}</Suspense> : children

function AfterCommit({ run }: { run: () => void }) {
  const first = useRef(run)
  useEffect(() => first.current(), [])
  return null
}

/** Tries again at the next interaction, with a message, when the code cannot be loaded. */
async function loadAgainAndAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch {
    showLoadError()
    await firstInteraction()
    return loadAgainAndAgain(load)
  }
}
