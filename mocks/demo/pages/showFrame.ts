import { leaveFrame } from '@mocks/demo/storage/frame'
import { changeTab, readTab, returnToPage } from '@mocks/demo/storage/tabState'
import { decoded } from '@/lib/encoding'

const HEADER = 52

const address = decoded(location.search.slice(1))
const href = address.startsWith(`${location.origin}/`) ? address : new URL('..', location.href).href
const { frame: width, frameHref } = readTab() ?? {}
const frame = document.querySelector('iframe')
const narrow = document.querySelector('main')
if (width === undefined || !frame || !narrow) location.replace(href)
else {
  const first = returnToPage() ?? frameHref ?? href
  // Text of less than half its size cannot be read.
  const isReadable = () => innerWidth / width >= 0.5
  const show = (isShown: boolean) => {
    narrow.hidden = isShown
    frame.hidden = !isShown
    if (isShown && !frame.src) frame.src = first
  }
  const resize = () => {
    const scale = Math.min(1, innerWidth / width)
    frame.style.transform = `translateX(${Math.max(0, (innerWidth - width) / 2)}px) scale(${scale})`
    frame.style.width = `${width}px`
    frame.style.height = `${(innerHeight - HEADER) / scale}px`
    if (isReadable()) show(true)
  }
  show(isReadable())
  resize()
  addEventListener('resize', resize)
  addEventListener('pagehide', () => {
    // A tour that has ended stays where it was; another address is nothing of the frame any more.
    if (readTab()?.frame !== undefined)
      changeTab({ frameHref: frame.src ? frame.contentWindow?.location.href : undefined })
  })
  const label = document.querySelector('header span')
  if (label) label.textContent = `بعرض التسجيل: ${width} بكسلًا`
  narrow.querySelector('button')?.addEventListener('click', () => show(true))
  document.querySelector('header button')?.addEventListener('click', () => {
    leaveFrame()
    location.replace(frame.src ? (frame.contentWindow?.location.href ?? first) : first)
  })
}
