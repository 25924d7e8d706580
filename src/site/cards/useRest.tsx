import { type MouseEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { wantsLessMotion } from '@/lib/motion'
import { controlsOf } from '@/ui/marks/controls'
import { MoreButton } from '@/ui/sectionCard/MoreButton'
import { motion } from '@/ui/theme/tokens'
import { useOpenCard } from './openCards'

/**
 * The first `count` items of a list, or all of them after a press of a button above or below it. Both
 * presses leave the eye in its place: the first of the new items gets the focus (`firstNewAt`), and the button does not
 * move when the list shrinks.
 */
export function useRest<Item>(
  name: string,
  items: readonly Item[],
  count: number,
  initial = false,
) {
  const [isOpen, setIsOpen] = useOpenCard(name, initial)
  const firstNew = useRef<HTMLHeadingElement & HTMLLIElement>(null)

  function toggle({ currentTarget: pressed, detail }: MouseEvent) {
    const top = () => pressed.getBoundingClientRect().top
    const before = top()
    flushSync(() => setIsOpen(!isOpen))
    if (isOpen) return scrollBy(0, top() - before)
    // Nothing moves under a pointer; the keyboard has no `detail`.
    focusIn(firstNew.current, detail > 0)
    if (detail > 0) growFrom(firstNew.current)
  }

  return {
    isOpen,
    toggle,
    shown: isOpen ? items : items.slice(0, count),
    firstNewAt: (index: number) => (index === count ? firstNew : undefined),
    /** the button below the list; `label` is its text while there is more */
    moreButton: (label: string) =>
      items.length > count && (
        <MoreButton isOpen={isOpen} aria-expanded={isOpen} onClick={toggle}>
          <span>{isOpen ? 'عرض أقل' : label}</span>
        </MoreButton>
      ),
  }
}

/** A headline, or the first control of a row. */
function focusIn(item: HTMLElement | null, preventScroll: boolean) {
  const target = item?.matches('[tabindex]') ? item : controlsOf(item)[0]
  target?.focus({ preventScroll })
}

/** The items of a list from that of `first` on grow into it, or fade in for a reader who wants less motion («Motion»). */
function growFrom(first: Element | null) {
  const items: HTMLElement[] = []
  for (let item = first?.closest('li'); item; item = nextItem(item)) items.push(item)
  const fade = { opacity: [0, 1] }
  if (wantsLessMotion()) {
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
