/** @typedef {{ run: () => void, due: number, delay: number }} Timer */
/**
 * @typedef {object} Watch what the page waits for
 * @property {() => number} now in milliseconds; ahead of the clock by what `settle` has skipped
 * @property {(to: number) => void} skip
 * @property {(milliseconds: number) => Promise<void>} pass a timer that is not listed
 * @property {Map<number, Timer>} timers
 * @property {Set<object>} requests whose answers have not arrived
 */

/** Runs in the page before its scripts: lists its timers and requests, so that `settle` can wait for them. */
export function watchPage() {
  const { setTimeout: start, clearTimeout: stop, fetch: request } = window
  let skipped = 0
  /** @type {Watch} */
  const watch = {
    now: () => performance.now() + skipped,
    skip: (to) => {
      skipped = Math.max(skipped, to - performance.now())
    },
    pass: (milliseconds) => new Promise((resolve) => start(resolve, milliseconds)),
    timers: new Map(),
    requests: new Set(),
  }
  /** @type {(handler: TimerHandler, delay?: number, ...args: unknown[]) => number} */
  const startAndList = (handler, delay = 0, ...args) => {
    if (typeof handler !== 'function') return start(handler, delay, ...args)
    const run = () => {
      watch.timers.delete(id)
      handler(...args)
    }
    const id = start(run, delay)
    watch.timers.set(id, { run, due: watch.now() + delay, delay })
    return id
  }
  /** @type {typeof stop} */
  const stopAndForget = (id) => {
    watch.timers.delete(Number(id))
    stop(id)
  }
  /** @type {typeof request} */
  const requestAndList = (...args) => {
    const answer = request(...args)
    const entry = {}
    watch.requests.add(entry)
    const end = () => watch.requests.delete(entry)
    // The app reads the text after the head.
    answer.then((response) => response.clone().arrayBuffer()).then(end, end)
    return answer
  }
  Object.assign(window, {
    watch,
    setTimeout: startAndList,
    clearTimeout: stopAndForget,
    fetch: requestAndList,
  })
}

/**
 * Runs in the page: waits until nothing moves and returns the size that the picture needs. Each timer of at most a
 * second ends now, and the longer ones never: how much of a timer has passed depends on the machine, so a tooltip would
 * be in one picture and not in the next.
 * @param {{ scheme: string, patience: number, longest: number }} options
 */
export async function settle({ scheme, patience, longest }) {
  const SHORT = 1000
  const HOUR = 3_600_000
  const { watch } = /** @type {{ watch: Watch }} */ (/** @type {unknown} */ (window))
  const root = document.documentElement
  if (!root.classList.contains(scheme)) {
    root.classList.remove('light', 'dark')
    root.classList.add(scheme)
  } else {
    // What is placed by the window may have its place from an earlier state of the page.
    dispatchEvent(new Event('resize'))
  }
  const loaded = Array.from(document.images, async (image) => {
    image.loading = 'eager'
    await image.decode().catch(() => {})
  })
  await Promise.race([Promise.all(loaded), watch.pass(patience)])

  const horizon = watch.now() + SHORT
  const endTimers = async () => {
    for (;;) {
      const [next] = [...watch.timers]
        .filter(([, { due, delay }]) => delay <= SHORT && due <= horizon)
        .sort(([, a], [, b]) => a.due - b.due)
      if (!next) return
      const [id, { due, run }] = next
      clearTimeout(id)
      watch.skip(due)
      run()
      // What it has changed may stop the next one.
      await watch.pass(0)
    }
  }
  // A backend that never answers waits for a timer of 25 days.
  const isWaiting = () =>
    watch.requests.size > [...watch.timers.values()].filter(({ delay }) => delay > HOUR).length
  // Until the page is unchanged for three frames: a tooltip that exists may still be invisible.
  let quiet = 0
  const notQuiet = () => {
    quiet = 0
  }
  const observer = new MutationObserver(notQuiet)
  // MUI scrolls to a selected tab by a script for 300 ms, in which no element changes.
  addEventListener('scroll', notQuiet, { capture: true })
  observer.observe(root, { attributes: true, characterData: true, childList: true, subtree: true })
  const end = performance.now() + patience
  for (let frame = 0; quiet < 3 && frame < 60 && performance.now() < end; ) {
    quiet++
    await endTimers()
    if (isWaiting()) quiet = 0
    else frame++
    await new Promise(requestAnimationFrame)
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else animation.finish()
    }
  }
  observer.disconnect()
  removeEventListener('scroll', notQuiet, { capture: true })
  for (const id of watch.timers.keys()) clearTimeout(id)
  watch.requests.clear()
  // A taller picture costs another layout: of a message of 10,000 joined letters 21 s (25 November 2026). A page below
  // an open dialog does not scroll, and texts for screen readers only are 1 px high, at the end of the page too.
  const isScrolling = getComputedStyle(document.body).overflowY !== 'hidden'
  const isTaller = isScrolling && root.scrollHeight > innerHeight + 1
  const height = isTaller ? Math.min(longest, root.scrollHeight) : innerHeight
  return { width: innerWidth, height }
}
