import { styled } from '@mui/material/styles'
import { colors, size, weight } from '@/ui/theme/tokens'

const List = styled('ul')({
  display: 'grid',
  gap: 16,
  padding: 20,
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '4px 12px',
    fontSize: size.t14,
  },
  '& b': { flex: '1 1 8rem', fontWeight: weight.label, overflowWrap: 'anywhere' },
  '& small': {
    marginInlineStart: 4,
    fontSize: size.t13,
    fontWeight: weight.text,
    color: colors.muted,
  },
  '& strong': { fontWeight: weight.card, fontVariantNumeric: 'tabular-nums' },
})

const Bar = styled('span')({
  flexBasis: '100%',
  blockSize: 8,
  overflow: 'hidden',
  borderRadius: 4,
  background: colors.track,
  '& > i': {
    display: 'block',
    blockSize: '100%',
    borderRadius: 4,
    background: colors.chart2,
  },
  'li:first-of-type > & > i': { background: colors.chart1 },
})

type Row = { key: string; name: string; detail: string; value: number; text: string }

/**
 * The parts of a whole, each with a figure and a bar for its share. The bar is decorative: the
 * figure carries the information.
 */
export function AdShareBars({ rows }: { rows: readonly Row[] }) {
  const whole = rows.reduce((sum, { value }) => sum + value, 0)
  return (
    <List>
      {rows.map(({ key, name, detail, value, text }) => (
        <li key={key}>
          <b>
            <span>{name}</span> <small>{detail}</small>
          </b>
          <strong>{text}</strong>
          <Bar aria-hidden data-bar="whole">
            <i
              data-bar="part"
              style={{ inlineSize: `${whole > 0 ? (value / whole) * 100 : 0}%` }}
            />
          </Bar>
        </li>
      ))}
    </List>
  )
}
