import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { inRows } from './surface'
import { colors, size, weight } from './tokens'

const INSET = 20

// The rows of a table in it, where they are blocks, are in line with the title.
const Root = styled(Card)({ '--panel-inset': `${INSET}px` }) as typeof Card

const Head = styled('header')({
  ...inRows,
  justifyContent: 'space-between',
  gap: '0 4px',
  // As high with a button as without one.
  minBlockSize: '3.5rem',
  paddingBlock: 8,
  paddingInline: INSET,
  borderBlockEnd: `1px solid ${colors.line}`,
  '& h2': { fontSize: size.t16, fontWeight: weight.title, lineHeight: '1.75rem' },
  '& > span': { fontSize: size.t13, color: colors.muted },
})

const Body = styled('div')({ padding: INSET })

/** The rows of a panel, with hairlines between them that do not reach the panel's edges. */
export const PanelRows = styled('ul')({
  paddingInline: INSET,
  fontSize: size.t14,
  '& > li': {
    ...inRows,
    gap: '4px 12px',
    paddingBlock: 12,
    lineHeight: 1.6,
  },
  '& > li + li': { borderBlockStart: `1px solid ${colors.line}` },
})

type Props = {
  title: string
  note?: ReactNode
  children: ReactNode
  /** the content does not reach the panel's edges */
  isPadded?: boolean
  /** takes more columns of a grid of panels */
  wide?: true | 'full' | undefined
}

/** A section of the overview: its title, an optional note (such as a count), and its rows. */
export function Panel({ title, note, children, isPadded, wide }: Props) {
  const id = useId()
  return (
    <Root component="section" aria-labelledby={id} data-wide={wide}>
      <Head>
        <h2 id={id}>{title}</h2>
        {note && <span>{note}</span>}
      </Head>
      {isPadded ? <Body>{children}</Body> : children}
    </Root>
  )
}
