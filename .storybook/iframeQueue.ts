/** Each iframe loads a whole app. More than two at a time would all finish late. */
const CONCURRENCY = 2
/** The messages that a story's page posts to its parent once it has rendered or has failed. */
const IS_DONE =
  /"type":"(storyRendered|story(Missing|Errored|ThrewException)|playFunctionThrewException)"/

/** Called when the story has rendered: false if it or its play function threw an error. */
type OnDone = (isComplete: boolean) => void

const waiting = new WeakMap<Element, { source: string; onDone: OnDone }>()
const loading = new Set<HTMLIFrameElement>()
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
  loading.delete(iframe)
  loadNext()
}

function createObserver(): IntersectionObserver {
  addEventListener('message', ({ source, data }) => {
    const iframe = [...loading].find(({ contentWindow }) => contentWindow === source)
    const [, type] = IS_DONE.exec(String(data)) ?? []
    if (!iframe || !type) return
    loading.delete(iframe)
    // A play function may have moved the focus into the iframe.
    if (document.activeElement === iframe) iframe.blur()
    waiting.get(iframe)?.onDone(type === 'storyRendered')
    loadNext()
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

function loadNext() {
  while (loading.size < CONCURRENCY) {
    const iframe = queued.shift()
    if (!iframe) return
    loading.add(iframe)
    iframe.src = waiting.get(iframe)?.source ?? ''
  }
}
