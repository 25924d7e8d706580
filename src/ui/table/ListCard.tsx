import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

const Root = styled(Card)({ overflow: 'clip' }) as typeof Card

/** The card of a searchable list: its `FilterBar`, its table, its `Pager`. */
export const ListCard = ({ label, children }: { label: string; children: ReactNode }) => (
  <Root component="section" aria-label={label}>
    {children}
  </Root>
)
