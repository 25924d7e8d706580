import { STORY_FINISHED, STORY_MISSING } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** The address of a story for an iframe. There it never scrolls the page around it, and the addon runs no axe. */
export const embeddedStory = (id: string, globals: Record<string, string> = {}) =>
  `iframe.html?id=${id}&viewMode=story&framed=true&globals=${globalsText({ ...globals, 'a11y.manual': '!true' })}`

/** Globals as an address has them. An empty value is that of the toolbar at its start. */
export const globalsText = (globals: Record<string, string>): string =>
  Object.entries(globals)
    .filter(([, value]) => value)
    .map((entry) => entry.join(':'))
    .join(';')

/** Whether this page is in such an iframe. */
export const isEmbedded = () => new URLSearchParams(location.search).has('framed')

/**
 * Until someone points at or types into the story, `focus()` does not scroll and `scrollIntoView()` does nothing. For a
 * story in an iframe: they would scroll the page around it, even if the iframe is `inert`.
 */
export function neverScrollUntilUsed(): void {
  const { focus } = HTMLElement.prototype
  const { scrollIntoView } = Element.prototype
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  Element.prototype.scrollIntoView = () => {}
  const restore = (event: Event) => {
    if (!event.isTrusted) return
    HTMLElement.prototype.focus = focus
    Element.prototype.scrollIntoView = scrollIntoView
  }
  for (const input of ['pointerdown', 'keydown'])
    addEventListener(input, restore, { capture: true })
}

/**
 * Posts to the page around this one, a board for example, when the story has rendered and played: false if it or its steps
 * threw an error.
 */
export function reportStoryDone(): void {
  const report = ({ status }: { status?: string }) =>
    parent.postMessage({ madarStory: status === 'success' }, location.origin)
  addons.getChannel().on(STORY_FINISHED, report)
  addons.getChannel().on(STORY_MISSING, () => report({}))
}

/** A page whose scripts do not load posts nothing. After this time the next one has its turn. */
const PATIENCE = 60_000

let turn: Promise<unknown> = Promise.resolve()

/**
 * Loads an embedded story once the iframe is in sight, after those before it: they share a thread, and a page has one
 * focus, so a step that moves it in one iframe would take it from the step of another.
 * @param onDone called when the story has rendered: false if it or its play function threw an error
 * @returns a function that gives up, for an iframe that leaves the page
 */
export function loadInTurn(
  iframe: HTMLIFrameElement,
  source: string,
  onDone: (isComplete: boolean) => void = () => {},
): () => void {
  const removal = new AbortController()
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    turn = turn.then(async () => {
      if (removal.signal.aborted) return
      const isComplete = await load(iframe, source, removal.signal)
      // A play function may have moved the focus into the iframe.
      if (document.activeElement === iframe) iframe.blur()
      if (!removal.signal.aborted) onDone(isComplete)
    })
  })
  observer.observe(iframe)
  return () => {
    observer.disconnect()
    removal.abort()
  }
}

const load = (iframe: HTMLIFrameElement, source: string, removal: AbortSignal) =>
  new Promise<boolean>((resolve) => {
    const signal = AbortSignal.any([removal, AbortSignal.timeout(PATIENCE)])
    signal.addEventListener('abort', () => resolve(false))
    const receive = ({ source, origin, data }: MessageEvent<{ madarStory?: boolean } | null>) => {
      const isFromStory = source === iframe.contentWindow && origin === location.origin
      if (isFromStory && data?.madarStory !== undefined) resolve(data.madarStory)
    }
    addEventListener('message', receive, { signal })
    iframe.src = source
  })
