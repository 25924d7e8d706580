import { styled } from '@mui/material/styles'
import { colors } from '@/ui/theme/tokens'
import { FLAG_CODES } from './countryFlags'
import flags from './flags.svg?no-inline'

const SIZES = { small: '1.25rem', medium: '1.5rem', large: '2rem' } as const

/** A gap of half a flag follows each flag: the drawing is this many times as high as one. */
const HEIGHT = (FLAG_CODES.length - 1) * 1.5 + 1

const Root = styled('span')<{ inlineSize: string }>(({ inlineSize }) => ({
  display: 'inline-block',
  flex: 'none',
  inlineSize,
  aspectRatio: '3 / 2',
  overflow: 'hidden',
  borderRadius: 3,
  verticalAlign: '-0.125em',
  backgroundColor: colors.sunken,
  backgroundSize: `100% ${HEIGHT * 100}%`,
  // Painted over the flag, so that a white flag has an edge in both colour schemes.
  boxShadow: `inset 0 0 0 1px ${colors.line}`,
}))

type Props = {
  /** two letters, in either case: `EG` */
  code: string
  /** width 20, 24 (default) or 32 px; the height is two thirds of it */
  size?: keyof typeof SIZES
  className?: string
}

/**
 * One of 22 flags as an SVG, because some systems have no emoji flags. For an unknown code it renders an empty
 * box of the same size. It is decorative: the country's name is beside it.
 */
export function CountryFlag({ code, size = 'medium', className }: Props) {
  const index = (FLAG_CODES as readonly string[]).indexOf(code.toUpperCase())
  const backgroundPositionY = `${(index / (FLAG_CODES.length - 1)) * 100}%`
  return (
    <Root
      className={className}
      inlineSize={SIZES[size]}
      aria-hidden
      {...(index >= 0 && { style: { backgroundImage: `url("${flags}")`, backgroundPositionY } })}
    />
  )
}
