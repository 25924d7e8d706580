import Popper from '@mui/material/Popper'
import { styled } from '@mui/material/styles'
import { inHtml } from '@/ui/theme/inHtml'
import { colors, radius, size, weight, zIndex } from '@/ui/theme/tokens'

// The distance to the control is padding of the bubble, so that the pointer can cross it without closing the tooltip.
const Positioner = styled(Popper)({
  zIndex: zIndex.tooltip,
  '&[data-popper-placement*="bottom"]': { paddingBlockStart: 14 },
  '&[data-popper-placement*="top"]': { paddingBlockEnd: 14 },
  '&[data-popper-placement*="left"], &[data-popper-placement*="right"]': { paddingInline: 14 },
})

const Bubble = styled('div')({
  maxInlineSize: 300,
  paddingBlock: 4,
  paddingInline: 8,
  borderRadius: radius.badge,
  background: colors.inverse,
  color: colors.onInverse,
  fontSize: size.t13,
  fontWeight: weight.text,
  lineHeight: 1.4,
  overflowWrap: 'break-word',
  animation: 'fade-in 150ms',
  '@keyframes fade-in': { from: { opacity: 0 } },
})

type Props = {
  id: string
  /** the control that it describes; null while it is closed */
  anchor: HTMLElement | null
  placement: 'bottom' | 'left'
  title: string
  onPointerEnter: () => void
  onPointerLeave: () => void
}

/** The bubble of a tooltip beside its control; `Tooltip` decides when it is open. */
export function TooltipBubble({ id, anchor, placement, title, ...hover }: Props) {
  if (!anchor) return null
  return (
    <Positioner open role="tooltip" id={id} anchorEl={anchor} placement={placement} {...hover}>
      <Bubble>{inHtml(title)}</Bubble>
    </Positioner>
  )
}
