import { styled } from '@mui/material/styles'
import { inHtml } from '@/ui/theme/inHtml'
import { OrbitArcs } from '@/ui/theme/OrbitArcs'
import { focusRing, inlineRow, inRows } from '@/ui/theme/surface'
import {
  colors,
  control,
  down,
  fontFamily,
  lineHeight,
  motion,
  radius,
  size,
  weight,
} from '@/ui/theme/tokens'
import { PaidLabel } from './PaidLabel'

const AREAS_OF_PROMO = "'title action' auto 'text action' auto / minmax(0, 1fr) auto"
const AREAS =
  "'figure paid title action' auto 'figure text text action' auto / auto auto minmax(0, 1fr) auto"

/** A band of one colour, without an edge. */
const band = (ground: string, ink: string) => ({
  ground,
  edge: 'transparent',
  ink,
  figure: ink,
  arcs: `color-mix(in srgb, ${ink} 13%, transparent)`,
})

/**
 * The colours of the banners: green for country coverage only, promo for the home page's own promotion, where
 * only the button is bright. The focus ring is visible on each background. `action` has the edge, the ground, the text and
 * the ground on hover of the button.
 */
const VARIANTS = {
  paper: {
    ground: colors.paper,
    edge: colors.line,
    ink: colors.ink,
    quiet: colors.muted,
    figure: colors.brand,
    arcs: colors.line,
    ring: colors.focus,
    action: [colors.lineStrong, colors.paper, 'inherit', colors.sunken],
  },
  green: {
    ...band(colors.green, colors.onGreen),
    quiet: colors.onGreenMuted,
    ring: colors.onGreen,
    action: ['transparent', colors.onGreen, colors.greenInk, colors.onGreenMuted],
  },
  promo: {
    ...band(colors.inverse, colors.onInverse),
    quiet: colors.onInverseMuted,
    ring: colors.bright,
    // Lighter on hover, because the dark text needs a light background.
    action: [
      'transparent',
      colors.bright,
      colors.onBright,
      `color-mix(in oklab, ${colors.bright} 85%, ${colors.onInverse})`,
    ],
  },
}

type BannerTone = keyof typeof VARIANTS

// It is a cell of a grid on topic and country pages, and a whole row elsewhere.
const Frame = styled('div')({ containerType: 'inline-size', blockSize: '100%' })

const Root = styled('aside')<{ tone: BannerTone }>(({ tone }) => {
  const variant = VARIANTS[tone]
  const [edge, ground, ink, hovered] = variant.action
  const isPromo = tone === 'promo'
  return {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    ...inRows,
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
    '& .figure': {
      color: variant.figure,
      fontSize: size.figure,
      fontWeight: weight.title,
      lineHeight: 1.1,
      whiteSpace: 'nowrap',
    },
    '& .title': isPromo
      ? { fontSize: size.t22, fontWeight: weight.title, lineHeight: lineHeight.head }
      : { fontSize: size.t18, fontWeight: weight.card, lineHeight: 1.5 },
    '& .arcs': {
      position: 'absolute',
      zIndex: -1,
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      blockSize: '10rem',
      inlineSize: '26rem',
      color: variant.arcs,
      [down.md]: { insetInlineEnd: '-8rem' },
      // Below this width its body would be on the text.
      [down.xl]: { '& .body': { display: 'none' } },
    },
    // In a narrow banner it would be on the text.
    '@container (max-width: 55rem)': { '& .body': { display: 'none' } },
    // Like a button of MUI, whose styles would be 2 kB of the page.
    '& .action': {
      ...inlineRow,
      justifyContent: 'center',
      justifySelf: 'start',
      minInlineSize: 64,
      minBlockSize: control.medium,
      marginBlockStart: 4,
      padding: '4px 20px',
      border: `1px solid ${edge}`,
      borderRadius: radius.control,
      background: ground,
      color: ink,
      font: `${weight.card} ${size.t14}/1.4 ${fontFamily}`,
      whiteSpace: 'nowrap',
      transition: `background-color ${motion.calm}ms ${motion.ease}`,
      '&:hover': { background: hovered },
      '&:focus-visible': { ...focusRing, outlineColor: variant.ring },
    },
    '@container (min-width: 40rem)': {
      display: 'grid',
      padding: isPromo ? 32 : '24px 32px',
      gap: isPromo ? '4px 24px' : '4px 12px',
      gridTemplate: isPromo ? AREAS_OF_PROMO : AREAS,
      '& .paid': { gridArea: 'paid' },
      '& .figure': { gridArea: 'figure', marginInlineEnd: 12 },
      '& > .title': { gridArea: 'title' },
      '& > .text': { gridArea: 'text' },
      '& > .action': { gridArea: 'action' },
      '& .action': { justifySelf: 'end', margin: 0, marginInlineStart: 12 },
    },
  }
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
  const Title = isPromo ? 'h2' : 'p'
  return (
    <Frame>
      <Root tone={tone} aria-label={isPromo ? 'اشتراك' : 'إعلان مدفوع'}>
        {!isPromo && <PaidLabel className="paid" />}
        {figure && (
          <p className="figure" data-tight>
            <span dir="auto">{figure}</span>
          </p>
        )}
        <Title className="title">{inHtml(title)}</Title>
        <p className="text">{text}</p>
        <button type="button" className="action" onClick={onAction}>
          <span>{actionLabel}</span>
        </button>
        <OrbitArcs className="arcs" />
      </Root>
    </Frame>
  )
}
