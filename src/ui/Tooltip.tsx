import { useForkRef } from '@mui/material/utils'
import { cloneElement, type ReactElement, type Ref, useId, useState } from 'react'
import { lazyPart } from './lazyPart'
import { useTooltipTiming } from './useTooltipTiming'

// The bubble and its placing are a tenth of what a page needs at all, and seldom seen.
const TooltipBubble = lazyPart(
  () => import('./TooltipBubble').then((it) => it.TooltipBubble),
  // A word of help that did not come is no reason for an alert.
  () => {},
)

type Props = {
  /** a short word; empty for none at the moment */
  title: string
  /** the word adds to the control's own name instead of being it */
  describeChild?: boolean
  placement?: 'bottom' | 'left'
  /** one element that takes a ref, `aria-*` and the events of pointer and focus */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the element, its own handlers are called too
  children: ReactElement<any>
}

/**
 * A short word on what a control does, on hover, focus and long touch (Spec §9, D-21). It names an
 * icon-only control that has no name of its own; for those use `IconAction`. The control itself is drawn
 * as it is, so that a page of them costs no more than their buttons.
 */
export function Tooltip({ title, describeChild = false, placement = 'bottom', children }: Props) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const ref = useForkRef(children.props.ref as Ref<HTMLElement>, setAnchor)
  const { isOpen, ofControl, ofBubble } = useTooltipTiming(
    anchor,
    title !== '',
    TooltipBubble.preload,
  )
  const words = describeChild
    ? {
        title: isOpen ? undefined : title || undefined,
        'aria-describedby': isOpen ? id : undefined,
      }
    : { 'aria-label': title || undefined }
  return (
    <>
      {cloneElement(children, { ...words, ...children.props, ...ofControl(children.props), ref })}
      <TooltipBubble
        isWanted={isOpen}
        id={id}
        anchor={isOpen ? anchor : null}
        placement={placement}
        title={title}
        {...ofBubble}
      />
    </>
  )
}
