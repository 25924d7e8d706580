import { styled } from '@mui/material/styles'
import { inHtml } from '@/ui/theme/inHtml'
import { OrbitArcs } from '@/ui/theme/OrbitArcs'
import { focusRing } from '@/ui/theme/surface'
import {
  colors,
  control,
  down,
  fontFamily,
  lineHeight,
  motion,
  radius,
  size,
  type Token,
  weight,
} from '@/ui/theme/tokens'
import { PaidLabel } from './PaidLabel'

const AREAS = {
  promo: "'title action' auto 'text action' auto / minmax(0, 1fr) auto",
  plain: "'paid title action' auto 'text text action' auto / auto minmax(0, 1fr) auto",
  figure:
    "'figure paid title action' auto 'figure text text action' auto / auto auto minmax(0, 1fr) auto",
} as const

// It is a cell of a grid on topic and country pages, and a whole row elsewhere.
const Frame = styled('div')({ containerType: 'inline-size', blockSize: '100%' })

const Root = styled('aside')<{ tone: BannerTone; areas: keyof typeof AREAS }>(({ tone, areas }) => {
  const variant = BANNER_VARIANTS[tone](colors)
  const isPromo = tone === 'promo'
  return {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    blockSize: '100%',
    gap: '4px 12px',
    '& > .title, & > .text': { flexBasis: '100%' },
    padding: isPromo ? 20 : 16,
    border: `1px solid ${variant.edge}`,
    borderRadius: radius.card,
    background: variant.ground,
    color: variant.ink,
    '& .paid': { color: variant.quiet },
    '& .text': {
      maxInlineSize: '34rem',
      color: variant.quiet,
      fontSize: isPromo ? size.t16 : size.t14,
    },
    '& .figure': { color: variant.figure },
    '& .arcs': { color: variant.arcs },
    // In a narrow banner it would be on the text.
    '@container (max-width: 55rem)': { '& .body': { display: 'none' } },
    // Like a button of MUI, whose styles would be 2 kB of the page.
    '& .action': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      justifySelf: 'start',
      minInlineSize: 64,
      minBlockSize: control.medium,
      marginBlockStart: 4,
      padding: '4px 20px',
      border: `1px solid ${colors.lineStrong}`,
      borderRadius: radius.control,
      background: colors.paper,
      font: `${weight.card} ${size.t14}/1.4 ${fontFamily}`,
      whiteSpace: 'nowrap',
      transition: `background-color ${motion.calm}ms ${motion.ease}`,
      ...variant.action,
      '&:hover': { background: colors.sunken, ...variant.action['&:hover'] },
      '&:focus-visible': { ...focusRing, outlineColor: variant.ring },
    },
    '@container (min-width: 40rem)': {
      display: 'grid',
      padding: isPromo ? 32 : '24px 32px',
      gap: isPromo ? '4px 24px' : '4px 12px',
      gridTemplate: AREAS[areas],
      '& .paid': { gridArea: 'paid' },
      '& .figure': { gridArea: 'figure', marginInlineEnd: 12 },
      '& > .title': { gridArea: 'title' },
      '& > .text': { gridArea: 'text' },
      '& > .action': { gridArea: 'action' },
      '& .action': { justifySelf: 'end', margin: 0, marginInlineStart: 12 },
    },
  }
})

const Figure = styled('p')({
  fontSize: size.figure,
  fontWeight: weight.title,
  lineHeight: 1.1,
  whiteSpace: 'nowrap',
})

const Title = styled('p')({ fontSize: size.t18, fontWeight: weight.card, lineHeight: 1.5 })

const Heading = styled('h2')({
  fontSize: size.t22,
  fontWeight: weight.title,
  lineHeight: lineHeight.head,
})

const Arcs = styled(OrbitArcs)({
  position: 'absolute',
  zIndex: -1,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  blockSize: '10rem',
  inlineSize: '26rem',
  [down.md]: { insetInlineEnd: '-8rem' },
  // Below this width its body would be on the text.
  [down.xl]: { '& .body': { display: 'none' } },
})

type Props = {
  /** the number of the offer: `50%`, `24/7`; a promotion has none */
  figure?: string
  title: string
  text: string
  actionLabel: string
  onAction?: () => void
  /** use green only for country coverage, promo only for the home page's own promotion */
  tone?: BannerTone | undefined
}

/**
 * A paid banner: «مدفوع» first, a figure, one sentence, an outlined button (Spec §2). The tone `promo` is the
 * dark band of the home page: it is the site's own promotion, so it has no label, and its button is bright.
 */
export function PaidBanner({ figure, title, text, actionLabel, onAction, tone = 'paper' }: Props) {
  const isPromo = tone === 'promo'
  return (
    <Frame>
      <Root
        tone={tone}
        areas={isPromo ? 'promo' : figure ? 'figure' : 'plain'}
        aria-label={isPromo ? 'اشتراك' : 'إعلان مدفوع'}
      >
        {!isPromo && <PaidLabel className="paid" />}
        {figure && (
          <Figure className="figure" data-tight>
            <span dir="auto">{figure}</span>
          </Figure>
        )}
        {isPromo ? (
          <Heading className="title">{inHtml(title)}</Heading>
        ) : (
          <Title className="title">{inHtml(title)}</Title>
        )}
        <p className="text">{text}</p>
        <button type="button" className="action" onClick={onAction}>
          <span>{actionLabel}</span>
        </button>
        <Arcs className="arcs" />
      </Root>
    </Frame>
  )
}

type Palette = Record<Token, string>

/**
 * The colours of the banners: green for country coverage only, promo for the home page's own promotion, where
 * only the button is bright. The focus ring is visible on each background.
 */
const BANNER_VARIANTS = {
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

type BannerTone = keyof typeof BANNER_VARIANTS
