import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { size, weight } from '@/ui/theme/tokens'

const List = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(4.5rem, 100%), 1fr))',
  gap: 12,
  '& dt': { fontSize: size.t13, color: theme.vars.palette.tokens.muted },
  '& dd': {
    fontSize: size.t14,
    fontWeight: weight.card,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
}))

export function Figures({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  return (
    <List>
      {items.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}
