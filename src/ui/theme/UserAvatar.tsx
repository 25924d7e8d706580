import { styled } from '@mui/material/styles'
import { UserRound } from 'lucide-react'
import { colors, size as fontSize, radius, up, weight } from './tokens'

/**
 * Returns the initial for an avatar: the first letter or digit of the name, with its combining marks. A single
 * ه becomes هـ, because alone it looks like the digit five. Empty when the name has no letter or digit.
 */
export function userInitial(name: string): string {
  const [initial = ''] = name.normalize('NFKC').match(/(?!\p{Lm})[\p{L}\p{N}]\p{M}*/u) ?? []
  return initial === 'ه' ? 'هـ' : initial.toUpperCase()
}

/** Returns a number from 0 to `count` − 1 that depends only on the name: the index of the tint. */
function tintOf(name: string, count: number): number {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return sum % count
}

// The hues of seven soft tints. No other component uses them, so they are not palette tokens.
const HUES = [69, 222, 359, 95, 294, 165, 123] as const
const INK_ON_TINT = '#43302a'

const SIZES = {
  small: { edge: '1.75rem', font: fontSize.t13 },
  medium: { edge: '2.25rem', font: fontSize.t14 },
  regular: { edge: '2.75rem', font: fontSize.t16 },
  large: { edge: '3.25rem', font: fontSize.t18 },
  xlarge: { edge: '4.5rem', font: fontSize.t28 },
  portrait: { edge: '4.5rem', font: fontSize.t28 },
} as const

export type AvatarSize = keyof typeof SIZES

const Root = styled('span')<{ edge: AvatarSize; isSquare: boolean }>(({ edge, isSquare }) => ({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  inlineSize: SIZES[edge].edge,
  blockSize: SIZES[edge].edge,
  borderRadius: isSquare ? radius.card : radius.full,
  background: 'oklch(92% 0.022 var(--hue))',
  color: INK_ON_TINT,
  fontSize: SIZES[edge].font,
  fontWeight: weight.card,
  lineHeight: 1,
  '& svg': { inlineSize: '58%', blockSize: '58%' },
  '& img': {
    inlineSize: '100%',
    blockSize: '100%',
    // Gives a white picture on a white background an edge.
    border: `1px solid ${colors.line}`,
    borderRadius: 'inherit',
    objectFit: 'cover',
  },
  ...(edge === 'portrait' && {
    [up.md]: {
      inlineSize: '7rem',
      blockSize: '7rem',
      fontSize: fontSize.figure,
    },
  }),
  '*:where(.dark) &': {
    background: 'oklch(36% 0.04 var(--hue))',
    color: 'oklch(94% 0.02 var(--hue))',
  },
}))

type Props = {
  name: string
  /** the address of a picture that replaces the initial; empty for none */
  picture?: string
  /** 28, 36 (default), 44, 52, 72 px; `portrait` for a profile: 72 px, and 112 px from tablet width up */
  size?: AvatarSize
  /** channels are square */
  shape?: 'round' | 'square'
}

/**
 * A person's picture, or the initial on a soft tint that depends only on the name. It is decorative: the name
 * is beside it, or labels the button around it.
 */
export function UserAvatar({ name, picture, size = 'medium', shape = 'round' }: Props) {
  const drawing = userInitial(name) || <UserRound strokeWidth={1.75} />
  return (
    <Root
      aria-hidden="true"
      edge={size}
      isSquare={shape === 'square'}
      style={{ '--hue': HUES[tintOf(name, HUES.length)] } as Record<string, number | undefined>}
    >
      {picture ? <img src={picture} alt="" /> : drawing}
    </Root>
  )
}
