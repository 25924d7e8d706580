import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { PanelHead } from '@/site/dashboard/PanelHead'
import { size } from '@/ui/theme/tokens'

const Note = styled('span')(({ theme }) => ({
  color: theme.vars.palette.tokens.muted,
  fontSize: size.t13,
  lineHeight: 1.6,
}))

/** Rows separated by thin lines that do not reach the edge of the card. */
export const Rows = styled('ul')(({ theme }) => ({
  paddingInline: 20,
  fontSize: size.t14,
  lineHeight: 1.6,
  '& > li': { display: 'flex', alignItems: 'center', gap: 12, paddingBlock: 12 },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}` },
  '& > li > .grow': { flex: 1, minInlineSize: 0 },
}))

type Props = {
  title: string
  /** shown beside the title: the number of items */
  note?: ReactNode
  children: ReactNode
}

export function ProfileSection({ title, note, children }: Props) {
  const id = useId()
  return (
    <Card component="section" aria-labelledby={id}>
      <PanelHead id={id} title={title}>
        {note && <Note>{note}</Note>}
      </PanelHead>
      {children}
    </Card>
  )
}
