import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { size, weight } from '@/ui/theme/tokens'

const Root = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  paddingBlock: 12,
  paddingInline: 20,
  borderBlockEnd: `1px solid ${theme.vars.palette.tokens.line}`,
  '& h2': { fontSize: size.t16, fontWeight: weight.title, lineHeight: '1.75rem' },
  '& .hint': {
    color: theme.vars.palette.tokens.muted,
    fontSize: size.t13,
    lineHeight: 1.6,
  },
}))

type Props = {
  id: string
  title: string
  /** a sentence under the title */
  hint?: string
  /** at the inline end: a figure, a button */
  children?: ReactNode
}

export function PanelHead({ id, title, hint, children }: Props) {
  return (
    <Root>
      <div>
        <h2 id={id}>{title}</h2>
        {hint && <p className="hint">{hint}</p>}
      </div>
      {children}
    </Root>
  )
}
