import type { Token } from '@/ui/theme/tokens'

type Palette = Record<Token, string>

/**
 * The colours of the banners: green for country coverage only, promo for the home page's own promotion, where
 * only the button is bright. The focus ring is visible on each background.
 */
export const BANNER_VARIANTS = {
  paper: (t: Palette) => ({
    ground: t.paper,
    edge: t.line,
    ink: t.ink,
    quiet: t.muted,
    figure: t.brand,
    arcs: t.line,
    ring: t.focus,
    action: { '&:hover': {} },
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
    // Lighter on hover, because the dark text needs a light background.
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

export type BannerTone = keyof typeof BANNER_VARIANTS
