import type { Token } from './theme/tokens'

type Palette = Record<Token, string>

/**
 * What a banner wears: green for country coverage alone, promo for the home page's own promotion, whose
 * button is the one bright thing on it (design/reference, Anatomy). The focus ring shows on each ground.
 */
export const BANNER_LOOKS = {
  paper: (t: Palette) => ({
    ground: t.paper,
    edge: t.line,
    ink: t.ink,
    quiet: t.muted,
    figure: t.brand,
    arcs: t.line,
    ring: t.focus,
    action: {},
  }),
  green: (t: Palette) => ({
    ground: t.green,
    edge: 'transparent',
    ink: t.onGreen,
    quiet: t.onGreenMuted,
    figure: t.onGreen,
    arcs: faint(t.onGreen),
    ring: t.onGreen,
    action: filled(t.onGreen, t.greenInk, t.onGreenMuted),
  }),
  promo: (t: Palette) => ({
    ground: t.inverse,
    edge: 'transparent',
    ink: t.onInverse,
    quiet: t.onInverseMuted,
    figure: t.onInverse,
    arcs: faint(t.onInverse),
    ring: t.bright,
    // Lighter on hover: dark ink needs a light ground.
    action: filled(t.bright, t.onBright, `color-mix(in oklab, ${t.bright} 85%, ${t.onInverse})`),
  }),
}

const faint = (colour: string) => `color-mix(in srgb, ${colour} 13%, transparent)`
const filled = (ground: string, ink: string, hovered: string) => ({
  background: ground,
  color: ink,
  borderColor: 'transparent',
  '&:hover': { background: hovered },
})

export type BannerTone = keyof typeof BANNER_LOOKS
