import { STORY_FINISHED, STORY_MISSING } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** Each iframe loads a whole app. More than two at a time would all finish late. */
const CONCURRENCY = 2
/** A page whose scripts do not load posts nothing. After this time the next one has its turn. */
const PATIENCE = 60_000

const storyDone = 'madar:story-done'

/** The message of an embedded story: false if it or its play function threw an error. */
type StoryDone = { type: typeof storyDone; isComplete: boolean }

/** Called when the story has rendered: false if it or its play function threw an error. */
type OnDone = (isComplete: boolean) => void

const waiting = new WeakMap<Element, { source: string; onDone: OnDone }>()
/** Those that load, each with the timer of its patience. */
const loading = new Map<HTMLIFrameElement, number>()
const queued: HTMLIFrameElement[] = []
let observer: IntersectionObserver | undefined

/** Sets the iframe's `src` once it is in sight and fewer than two others are loading. */
export function enqueueIframe(
  iframe: HTMLIFrameElement,
  source: string,
  onDone: OnDone = () => {},
): void {
  waiting.set(iframe, { source, onDone })
  // One observer for all: it reports iframes in their order on the page.
  observer ??= createObserver()
  observer.observe(iframe)
}

/** Call this when the iframe leaves the page: the next one in the queue then loads. */
export function dequeueIframe(iframe: HTMLIFrameElement): void {
  observer?.unobserve(iframe)
  const index = queued.indexOf(iframe)
  if (index >= 0) queued.splice(index, 1)
  stop(iframe)
  loadNext()
}

function createObserver(): IntersectionObserver {
  addEventListener('message', ({ source, data, origin }) => {
    const iframe = [...loading.keys()].find(({ contentWindow }) => contentWindow === source)
    const { type, isComplete } = (data ?? {}) as Partial<StoryDone>
    if (!iframe || origin !== location.origin || type !== storyDone) return
    finish(iframe, isComplete === true)
  })
  return new IntersectionObserver((entries, self) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLIFrameElement)) continue
      self.unobserve(target)
      queued.push(target)
    }
    loadNext()
  })
}

/** Returns whether the iframe was loading. */
function stop(iframe: HTMLIFrameElement): boolean {
  clearTimeout(loading.get(iframe))
  return loading.delete(iframe)
}

function finish(iframe: HTMLIFrameElement, isComplete: boolean) {
  if (!stop(iframe)) return
  // A play function may have moved the focus into the iframe.
  if (document.activeElement === iframe) iframe.blur()
  waiting.get(iframe)?.onDone(isComplete)
  loadNext()
}

/**
 * The steps of two stories never run at the same time: a page has one focus, so a step that moves it in one iframe clears
 * `document.activeElement` in the other one, where the next text is then typed into nothing.
 */
const plays = (iframe: HTMLIFrameElement) =>
  waiting.get(iframe)?.source.includes('framed=true') === true

function loadNext() {
  while (loading.size < CONCURRENCY) {
    const isPlaying = [...loading.keys()].some(plays)
    const iframe = queued.find((one) => !(isPlaying && plays(one)))
    if (!iframe) return
    queued.splice(queued.indexOf(iframe), 1)
    loading.set(
      iframe,
      window.setTimeout(() => finish(iframe, false), PATIENCE),
    )
    iframe.src = waiting.get(iframe)?.source ?? ''
  }
}

/** Posts to the page around this one, a board for example, when the story has rendered and played, or has failed. */
export function reportStoryDone(): void {
  const report = ({ status }: { status?: string }) => {
    const message: StoryDone = { type: storyDone, isComplete: status === 'success' }
    parent.postMessage(message, location.origin)
  }
  addons.getChannel().on(STORY_FINISHED, report)
  addons.getChannel().on(STORY_MISSING, () => report({}))
}
