import { useForkRef } from '@mui/material/utils'
import { cloneElement, type ReactElement, type Ref, useId, useState } from 'react'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { useTooltipTiming } from './useTooltipTiming'

// The bubble and its positioning are a tenth of the code that a page needs, and are rarely shown. A tooltip that fails to
// load does not justify an alert.
const TooltipBubble = lazyWithPreload(
  () => import('./TooltipBubble'),
  'TooltipBubble',
  () => {},
)

type Props = {
  /** a short text; empty for no tooltip. A function makes a costly text, when the tooltip opens. */
  title: string | (() => string)
  /** the text describes the control instead of naming it */
  describeChild?: boolean
  placement?: 'bottom' | 'left'
  /** one element that accepts a ref, `aria-*` and pointer and focus events */
  // biome-ignore lint/suspicious/noExplicitAny: whatever the element, its own handlers are called too
  children: ReactElement<any>
}

/**
 * A short text about a control, on hover, focus and long touch (Spec §9, D-21). It names a control that has no
 * accessible name; for buttons with only an icon use `IconAction`. The control is cloned, not wrapped, so that
 * a page with many of them costs no more than the buttons alone.
 */
export function Tooltip({ title, describeChild = false, placement = 'bottom', children }: Props) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const ref = useForkRef(children.props.ref as Ref<HTMLElement>, setAnchor)
  const { isOpen, hoverProps, pressProps, tooltipProps } = useTooltipTiming(
    anchor,
    title !== '',
    TooltipBubble.preload,
  )
  const text = typeof title === 'string' ? title : isOpen ? title() : ''
  const ariaProps = describeChild
    ? {
        title: isOpen ? undefined : text || undefined,
        'aria-describedby': isOpen ? id : undefined,
      }
    : { 'aria-label': text || undefined }
  return (
    <>
      {cloneElement(children, {
        ...ariaProps,
        ...children.props,
        ...hoverProps(children.props),
        ...pressProps,
        ref,
      })}
      <TooltipBubble
        isRequested={isOpen}
        id={id}
        anchor={isOpen ? anchor : null}
        placement={placement}
        title={text}
        {...tooltipProps}
      />
    </>
  )
}
