import { styled } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { withArticle } from '@/lib/arabic'
import { ChevronForward, ICON, Icon } from '@/ui/icons'
import { AppLink, type RouteLink } from '@/ui/links'
import { liftOnHover, surface } from '@/ui/surface'
import { motion, size, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { moreStyles } from './moreStyles'

const Card = styled('section')<{ columns: 1 | 2 }>(({ theme, columns }) => ({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  ...surface(theme),
  ...liftOnHover(theme),
  ...(columns === 2 && { [theme.breakpoints.up('md')]: { gridColumn: 'span 2' } }),
  // On phones the cards are in one column, so off-screen cards need no layout.
  [theme.breakpoints.down('md')]: {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 26rem',
  },
}))

const Head = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  paddingBlock: 12,
  paddingInline: 16,
  borderBlockEnd: `1px solid ${theme.vars.palette.tokens.line}`,
  '& h2': { fontSize: size.t18, fontWeight: weight.title, lineHeight: 1.5, minInlineSize: 0 },
  '& > svg': { flex: 'none', color: theme.vars.palette.tokens.muted },
  [theme.breakpoints.up('md')]: { paddingBlock: 14, paddingInline: 20 },
}))

const Body = styled('ul')<{ columns: 1 | 2 }>(({ theme, columns }) => {
  const hairline = `1px solid ${theme.vars.palette.tokens.line}`
  return {
    flex: 1,
    paddingInline: 16,
    '& > li': { paddingBlock: 14 },
    '& > li ~ li': { borderBlockStart: hairline },
    [theme.breakpoints.up('md')]: { paddingInline: 20 },
    // The wide card: the lead item across both columns, the two others side by side with a hairline between
    // them.
    ...(columns === 2 && {
      [theme.breakpoints.up('xl')]: {
        paddingInline: 20,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        columnGap: 32,
        alignContent: 'start',
        '& > .first': { gridColumn: '1 / -1' },
        '& > .first ~ li:nth-of-type(odd)': { position: 'relative' },
        '& > .first ~ li:nth-of-type(odd)::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 14,
          insetInlineStart: -16,
          borderInlineStart: hairline,
        },
      },
    }),
  }
})

const Foot = styled('footer')(({ theme }) => ({
  paddingInline: 16,
  paddingBlockEnd: 8,
  [theme.breakpoints.up('md')]: { paddingInline: 20 },
}))

const More = styled(AppLink)(({ theme }) => ({
  ...moreStyles(theme),
  '& svg': { transition: `transform ${motion.fast}ms ${motion.ease}` },
  '&:hover': { ...moreStyles(theme)['&:hover'], '--nudge': '3px' },
})) as typeof AppLink

type Props = {
  title: string
  icon?: LucideIcon
  /** beside the title: `<LiveBadge />` */
  badge?: ReactNode
  /** the target of «عرض المزيد»: `linkOptions({ to: '/sports' })` */
  more: RouteLink
  /** how many columns of the page's grid it spans; a wide card starts with a FeatureItem */
  span?: 1 | 2
  /** items: CardItem, LeadItem, FeatureItem, MediaItem, PostItem */
  children: ReactNode
}

/** A section of the front page: its title, its headlines, and a link to the full section (Spec §2, Home). */
export function SectionCard({ title, icon, badge, more, span = 1, children }: Props) {
  const id = useId()
  return (
    <Card columns={span} aria-labelledby={id}>
      <Head>
        {icon && <Icon icon={icon} />}
        <h2 id={id}>{title}</h2>
        {badge}
      </Head>
      <Body columns={span}>{children}</Body>
      <Foot data-screen-only>
        <More {...more}>
          عرض المزيد<VisuallyHidden>{` من ${withArticle(title)}`}</VisuallyHidden>
          <ChevronForward size={ICON.small} />
        </More>
      </Foot>
    </Card>
  )
}
