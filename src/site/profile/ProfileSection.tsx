import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { PanelHead } from '@/site/dashboard/PanelHead'
import { size } from '@/ui/theme/tokens'

type Props = {
  title: string
  /** beside the title: how many there are */
  note?: ReactNode
  children: ReactNode
}

/** A card of the profile under its own heading. */
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

const Note = styled('span')(({ theme }) => ({
  color: theme.vars.palette.tokens.muted,
  fontSize: size.t13,
  lineHeight: 1.6,
}))

/** Rows parted by hairlines that do not reach the card's edge. */
export const Rows = styled('ul')(({ theme }) => ({
  paddingInline: 20,
  fontSize: size.t14,
  lineHeight: 1.6,
  '& > li': { display: 'flex', alignItems: 'center', gap: 12, paddingBlock: 12 },
  '& > li + li': { borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}` },
  '& > li > .grow': { flex: 1, minInlineSize: 0 },
}))
