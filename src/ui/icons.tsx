import { styled } from '@mui/material/styles'
import {
  ArrowLeft,
  ArrowRight,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  LogOut,
  type LucideIcon,
  type LucideProps,
  Send,
} from 'lucide-react'
import { forwardRef } from 'react'

/** Edges of icons in pixels: tiny and small beside 13–14 px text, medium alone, large in a tile. */
export const ICON = { tiny: 14, small: 16, medium: 20, large: 28 } as const

const strokeAt = (size: LucideProps['size']) => (Number(size) >= ICON.large ? 1.5 : 1.75)

type IconProps = Omit<LucideProps, 'ref' | 'size'> & {
  icon: LucideIcon
  size?: keyof typeof ICON
}

/**
 * A line icon in the look's sizes and strokes (design/reference, shared.css `.i`). It is decoration:
 * the words beside it, or the label of its button, say what it means.
 */
export function Icon({ icon: Drawing, size = 'medium', ...props }: IconProps) {
  return <Drawing size={ICON[size]} strokeWidth={strokeAt(ICON[size])} {...props} />
}

type PointingProps = LucideProps & { icon: LucideIcon }

const Plain = ({ icon: Drawing, size = ICON.medium, ...props }: PointingProps) => (
  <Drawing size={size} strokeWidth={strokeAt(size)} {...props} />
)

const Mirrored = styled(Plain)({
  flex: 'none',
  transform: 'translateX(var(--nudge, 0px))',
  '&:dir(rtl)': { transform: 'scaleX(-1) translateX(var(--nudge, 0px))' },
})

/**
 * The few icons that point are drawn for left-to-right and mirrored here, and nowhere else. Each obeys
 * the length `--nudge`, a step towards where it points, so that a hovered link can move it.
 */
const pointing = (icon: LucideIcon): LucideIcon =>
  forwardRef((props, ref) => <Mirrored icon={icon} {...props} ref={ref} />)

/** Points to the inline end: left in Arabic. */
export const ChevronForward = pointing(ChevronRight)
/** Points to the inline start: right in Arabic. */
export const ChevronBack = pointing(ChevronLeft)
export const ChevronsForward = pointing(ChevronsRight)
export const ChevronsBack = pointing(ChevronsLeft)
export const ArrowForward = pointing(ArrowRight)
export const ArrowBack = pointing(ArrowLeft)
export const SendIcon = pointing(Send)
export const LogOutIcon = pointing(LogOut)
