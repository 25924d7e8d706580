import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import type { ComponentProps, ReactNode } from 'react'
import { formatNumber } from '@/lib/arabic'
import { SearchField } from '@/ui/fields/SearchField'
import { COMMANDS } from '@/ui/marks/marks'
import { Answer } from '@/ui/states/Answer'
import { inColumn, inRows, muted13 } from '@/ui/theme/surface'
import { colors, up } from '@/ui/theme/tokens'

const Root = styled(Card)({ overflow: 'clip' }) as typeof Card

/** The card of a searchable list: its `FilterBar`, its table, its `Pager`. */
export const ListCard = ({ label, children }: { label: string; children: ReactNode }) => (
  <Root component="section" aria-label={label}>
    {children}
  </Root>
)

const Bar = styled('search')({
  ...inColumn,
  position: 'relative',
  gap: 12,
  padding: 12,
  borderBlockEnd: `1px solid ${colors.line}`,
  [up.md]: { ...inRows, paddingBlock: 16, paddingInline: 20 },
})

const SearchSlot = styled('div')({ flex: '1 1 14rem', maxInlineSize: '24rem' })

// Together, so that a narrow bar puts both in its second line.
const End = styled('div')({
  ...inRows,
  justifyContent: 'space-between',
  gap: 12,
  [up.md]: { marginInlineStart: 'auto' },
})

const Count = styled(Answer)({ flex: '1 0 auto', ...muted13, lineHeight: 1.6 })

const Tools = styled('div')({ display: 'flex', gap: 4, marginInlineEnd: -8 })

type Props = {
  search: ComponentProps<typeof SearchField>
  /** `SegmentedControl`s, selects */
  filters?: ReactNode
  /** how many rows the filters find; undefined while they load */
  found: number | undefined
  total: number
  /** what the count answers: the text of the search and the choices of the filters */
  question: readonly unknown[]
  /** buttons with icons: views, settings of the table, export */
  tools?: ReactNode
  /** a second line of filters */
  children?: ReactNode
}

/** The top of a table's card: search, filters, the count «3 من 8», tools. Stacked on phones. */
export function FilterBar({ search, filters, found, total, question, tools, children }: Props) {
  return (
    <Bar>
      <SearchSlot>
        <SearchField {...search} size="small" />
      </SearchSlot>
      {filters}
      <End>
        <Count to={question}>
          {found === undefined ? '' : `${formatNumber(found)} من ${formatNumber(total)}`}
        </Count>
        {tools && <Tools {...COMMANDS.props}>{tools}</Tools>}
      </End>
      {children}
    </Bar>
  )
}
