/** Each picture is a whole app: two are drawn at a time, or all of them would wait for each other. */
const AT_ONCE = 2
/** What a story says to the page around it when it is on view, or when it never will be. */
const IS_DONE = /"type":"(storyRendered|story(Missing|Errored|ThrewException))"/

const sources = new WeakMap<Element, string>()
const running = new Set<HTMLIFrameElement>()
const waiting: HTMLIFrameElement[] = []
let sight: IntersectionObserver | undefined

/** Gives the frame its source once it is in sight and one of the frames before it is done. */
export function drawInTurn(frame: HTMLIFrameElement, source: string): void {
  sources.set(frame, source)
  // One for all of them: it tells of frames in their order on the page.
  sight ??= watch()
  sight.observe(frame)
}

/** The frame is no longer on the page. */
export function leave(frame: HTMLIFrameElement): void {
  sight?.unobserve(frame)
  const place = waiting.indexOf(frame)
  if (place >= 0) waiting.splice(place, 1)
  running.delete(frame)
  next()
}

function watch(): IntersectionObserver {
  addEventListener('message', ({ source, data }) => {
    const frame = [...running].find(({ contentWindow }) => contentWindow === source)
    if (!frame || !IS_DONE.test(String(data))) return
    running.delete(frame)
    next()
  })
  return new IntersectionObserver((entries, observer) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLIFrameElement)) continue
      observer.unobserve(target)
      waiting.push(target)
    }
    next()
  })
}

function next() {
  while (running.size < AT_ONCE) {
    const frame = waiting.shift()
    if (!frame) return
    running.add(frame)
    frame.src = sources.get(frame) ?? ''
  }
}
