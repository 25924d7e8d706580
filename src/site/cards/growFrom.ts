import { motion } from '@/ui/theme/tokens'

/** The items of a list from that of `first` on grow into it, or fade in for a reader who wants less motion («Motion»). */
export function growFrom(first: Element | null) {
  const items: HTMLElement[] = []
  for (let item = first?.closest('li'); item; item = nextItem(item)) items.push(item)
  const fade = { opacity: [0, 1] }
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    for (const item of items) item.animate(fade, motion.brief)
    return
  }
  // All are measured before one moves: each would be a layout.
  const sizes = items.map((item) => [item.offsetHeight, getComputedStyle(item).paddingBlock])
  items.forEach((item, index) => {
    const [height, paddingBlock = '0px'] = sizes[index] ?? []
    const grow = {
      ...fade,
      blockSize: ['0px', `${height}px`],
      minBlockSize: ['0px', '0px'],
      paddingBlock: ['0px', `${paddingBlock}`],
      overflow: ['clip', 'clip'],
    }
    item.animate(grow, { duration: motion.calm, easing: motion.ease })
  })
}

const nextItem = ({ nextElementSibling: next }: Element) =>
  next instanceof HTMLLIElement ? next : null
