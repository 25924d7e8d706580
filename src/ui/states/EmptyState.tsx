import { styled } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { STATE_TITLE } from '@/ui/marks/marks'
import { Icon } from '@/ui/theme/icons'
import { inHtml } from '@/ui/theme/inHtml'
import { colors, size } from '@/ui/theme/tokens'

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  paddingBlock: 48,
  paddingInline: 24,
  textAlign: 'center',
})

/** The orbit of the mark: a ring with one dot on it, orange, or red for a failure. */
const Ring = styled('span')<{ isBad: boolean }>(({ isBad }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '4.5rem',
  blockSize: '4.5rem',
  marginBlockEnd: 12,
  borderRadius: '50%',
  border: `1.5px solid ${colors.line}`,
  color: colors.muted,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 6,
    insetInlineEnd: 6,
    inlineSize: 10,
    blockSize: 10,
    borderRadius: '50%',
    background: isBad ? colors.bad : colors.bright,
  },
}))

// It receives the focus when its list becomes empty, but it is not a control, so it needs no outline.
const Title = styled('h2')({ fontSize: size.t18, '&:focus': { outline: 'none' } })

const Text = styled('p')({ maxInlineSize: '26rem', color: colors.muted, fontSize: size.t14 })

const Step = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginBlockStart: 12,
})

type Props = {
  icon: LucideIcon
  title: string
  /** one sentence */
  text: string
  /** a next step: a small button or link */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
  /** what could not be loaded or shown: `ErrorState`, `RouteError` */
  isBad?: boolean
}

/** For a list without items: an icon, a sentence and a next step. Place it where the list would be. */
export function EmptyState({ icon, title, text, action, headingLevel = 2, isBad = false }: Props) {
  return (
    <Box>
      <Ring isBad={isBad}>
        <Icon icon={icon} size="large" />
      </Ring>
      <Title as={`h${headingLevel}`} tabIndex={-1} {...STATE_TITLE.props}>
        {inHtml(title)}
      </Title>
      <Text>{inHtml(text)}</Text>
      {action && <Step>{action}</Step>}
    </Box>
  )
}
