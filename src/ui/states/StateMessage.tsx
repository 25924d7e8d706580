import { styled } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Icon } from '../icons'
import { size, weight } from '../theme/tokens'

const Box = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  paddingBlock: 48,
  paddingInline: 24,
  textAlign: 'center',
})

/** The orbit once more: a ring and one dot on it, orange, or red where something failed. */
const Ring = styled('span', { shouldForwardProp: (prop) => prop !== 'isBad' })<{ isBad: boolean }>(
  ({ theme, isBad }) => ({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '4.5rem',
    blockSize: '4.5rem',
    marginBlockEnd: 12,
    borderRadius: '50%',
    border: `1.5px solid ${theme.vars.palette.tokens.line}`,
    color: theme.vars.palette.tokens.muted,
    '&::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: 6,
      insetInlineEnd: 6,
      inlineSize: 10,
      blockSize: 10,
      borderRadius: '50%',
      background: isBad ? theme.vars.palette.tokens.bad : theme.vars.palette.tokens.bright,
    },
  }),
)

// It takes the focus when a list has become empty under it; it is not a control.
const Title = styled('h2')({
  fontSize: size.t18,
  fontWeight: weight.card,
  '&:focus': { outline: 'none' },
})

const Text = styled('p')(({ theme }) => ({
  maxInlineSize: '26rem',
  color: theme.vars.palette.tokens.muted,
  fontSize: size.t14,
}))

const Step = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 8,
  marginBlockStart: 12,
})

export type StateMessageProps = {
  icon: LucideIcon
  title: string
  text?: ReactNode
  /** one next step: a small button or link */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
  isBad?: boolean
}

/** The drawing that the empty and the error state share (design/reference, states.html). */
export function StateMessage({
  icon,
  title,
  text,
  action,
  headingLevel = 2,
  isBad = false,
}: StateMessageProps) {
  return (
    <Box>
      <Ring isBad={isBad}>
        <Icon icon={icon} size="large" />
      </Ring>
      <Title as={`h${headingLevel}`} tabIndex={-1} data-state-title>
        {title}
      </Title>
      {text && <Text>{text}</Text>}
      {action && <Step>{action}</Step>}
    </Box>
  )
}
