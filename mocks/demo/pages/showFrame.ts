import { leaveFrame } from '@mocks/demo/storage/frame'
import { readTab } from '@mocks/demo/storage/tabState'
import { decoded } from '@/lib/encoding'

const HEADER = 52

const address = decoded(location.search.slice(1))
const href = address.startsWith(`${location.origin}/`) ? address : new URL('..', location.href).href
const width = readTab()?.frame
const frame = document.querySelector('iframe')
if (width === undefined || !frame) location.replace(href)
else {
  const resize = () => {
    const scale = Math.min(1, innerWidth / width)
    frame.style.transform = `translateX(${Math.max(0, (innerWidth - width) / 2)}px) scale(${scale})`
    frame.style.width = `${width}px`
    frame.style.height = `${(innerHeight - HEADER) / scale}px`
  }
  resize()
  addEventListener('resize', resize)
  const label = document.querySelector('header span')
  if (label) label.textContent = `بعرض التسجيل: ${width} بكسلًا`
  document.querySelector('button')?.addEventListener('click', () => {
    leaveFrame()
    location.replace(frame.contentWindow?.location.href ?? href)
  })
  frame.src = href
}
