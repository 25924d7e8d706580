import { layoutOf } from '@mocks/demo/layoutOf'
import { changeTab, readTab } from './tabState'

const NAME = 'madar-frame'

/** Whether this page is in the frame that has the width of a recording. */
export const isFramed = (): boolean => window.name === NAME

/** The window of the tab, also from inside the frame. */
const tabWindow = (): Window => (isFramed() ? parent : window)

/** The width for a replay, if this window shows another layout than the recording. */
export const frameFor = (width: number): number | undefined =>
  layoutOf(width) === layoutOf(tabWindow().innerWidth) ? undefined : width

/** How much smaller than it is the frame shows this page; the tour's own bar is so much larger. */
export const frameScale = (): number =>
  isFramed() ? Math.max(1, innerWidth / parent.innerWidth) : 1

/** Loads an address, also the one that is shown now: inside the frame as long as the tab needs one. */
export function loadInTab(href: string): void {
  const target = readTab()?.frame === undefined ? tabWindow() : window
  target.history.replaceState(null, '', href)
  target.location.reload()
}

/** Shows the page in a frame of this width instead, as large as the window allows. */
export function openFrame(width: number): void {
  // The page begins to load: nothing of it has run.
  stop()
  document.head.innerHTML = `<meta name="viewport" content="width=device-width"><title>مدار: إعادة بعرض ${width}</title><style>
body { margin: 0; overflow: hidden; background: Canvas; color: CanvasText; color-scheme: light dark; font: 14px/44px system-ui }
header { display: flex; justify-content: space-between; align-items: center; block-size: 44px; padding-inline: 12px }
button { font: inherit; line-height: 32px; padding-inline: 12px; cursor: pointer }
iframe { position: absolute; inset-block-start: 44px; left: 0; border: 0; transform-origin: 0 0 }
</style>`
  // In parts: the build puts tags before the first end of the head in a page's text, also in this script.
  const body = document.createElement('body')
  body.innerHTML = `<header><span>بعرض التسجيل: ${width} بكسلًا</span><button type="button">اخرج من الإطار</button></header><iframe name="${NAME}" title="الصفحة بعرض التسجيل"></iframe>`
  document.documentElement.append(body)
  const frame = document.querySelector('iframe')
  if (!frame) return
  const resize = () => {
    const scale = Math.min(1, innerWidth / width)
    frame.style.transform = `translateX(${Math.max(0, (innerWidth - width) / 2)}px) scale(${scale})`
    frame.style.width = `${width}px`
    frame.style.height = `${(innerHeight - 44) / scale}px`
  }
  resize()
  addEventListener('resize', resize)
  document.querySelector('button')?.addEventListener('click', () => {
    leaveFrame()
    location.assign(frame.contentWindow?.location.href ?? location.href)
    location.reload()
  })
  frame.src = location.href
}

/** Goes on in the whole window from the next load on. */
export const leaveFrame = (): boolean => changeTab({ frame: undefined })
