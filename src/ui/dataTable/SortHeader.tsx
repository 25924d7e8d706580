import { styled } from '@mui/material/styles'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { SortDirection } from '@/lib/sortRows'
import { Icon } from '@/ui/theme/icons'
import { focusRing, inlineRow } from '@/ui/theme/surface'
import { colors, weight } from '@/ui/theme/tokens'
import { stackedLayoutStyles, tableLayoutStyles } from './tableContainer'

const Button = styled('button')(
  {
    ...inlineRow,
    gap: 4,
    minBlockSize: '1.75rem',
    marginBlock: -4,
    borderRadius: 4,
    '& > svg': { flex: 'none' },
    '&:not([data-sorted]) > svg': { opacity: 0.6 },
    '&[data-sorted]': { color: colors.ink, fontWeight: weight.card },
    '&:hover': { color: colors.ink },
    '&:focus-visible': focusRing,
  },
  stackedLayoutStyles({ display: 'none' }),
)

const Words = styled('span')(tableLayoutStyles({ display: 'none' }))

type Props = { header: string; direction: SortDirection | null; onSort: () => void }

const DRAWINGS = { ascending: ArrowUp, descending: ArrowDown }

/**
 * A column header as a button. Screen readers get the sort order from the header cell's `aria-sort`, sighted
 * users from an arrow. When the table is stacked and its header visually hidden, only the text stays, so that
 * nothing is in the tab order.
 */
export function SortHeader({ header, direction, onSort }: Props) {
  return (
    <>
      <Button type="button" onClick={onSort} data-sorted={direction !== null || undefined}>
        <span>{header}</span>
        <Icon icon={direction ? DRAWINGS[direction] : ChevronsUpDown} size="tiny" />
      </Button>
      <Words>{header}</Words>
    </>
  )
}
