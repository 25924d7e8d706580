import { styled } from '@mui/material/styles'
import {
  ChevronLeft,
  ChevronRight,
  type LucideIcon,
  type LucideProps,
  TrendingDown,
  TrendingUp,
} from 'lucide-react'

/** Widths in pixels: tiny and small beside 13–14 px text, medium on its own, large in a tile. */
const ICON = { tiny: 14, small: 16, medium: 20, large: 28 } as const

export type IconProps = Omit<LucideProps, 'ref' | 'size'> & {
  icon: LucideIcon
  size?: keyof typeof ICON
}

/**
 * A line icon in the sizes and strokes of the design. It is decorative: the
 * text beside it, or the label of its button, carries the meaning.
 */
export function Icon({ icon: Drawing, size = 'medium', ...props }: IconProps) {
  return <Drawing size={ICON[size]} strokeWidth={size === 'large' ? 1.5 : 1.75} {...props} />
}

/**
 * Mirrors an icon that points in a direction; Lucide draws them for left-to-right. Only these icons are mirrored. The
 * CSS length `--nudge` moves the icon in the direction in which it points, for example on hover of a link.
 */
export const pointing = (icon: LucideIcon) =>
  styled(icon)({
    flex: 'none',
    transform: 'translateX(var(--nudge, 0px))',
    '&:dir(rtl)': { transform: 'scaleX(-1) translateX(var(--nudge, 0px))' },
  }) as unknown as LucideIcon

/** Points to the inline end: left in Arabic. */
export const ChevronForward = pointing(ChevronRight)
/** Points to the inline start: right in Arabic. */
export const ChevronBack = pointing(ChevronLeft)
/** A change in time, which runs from right to left as in the charts. */
export const Rise = pointing(TrendingUp)
export const Fall = pointing(TrendingDown)
