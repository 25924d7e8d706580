import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import type { Sponsor } from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { parseSorting, type Sorting, sortedRows, sortingText } from '@/ui/dataTable/sorting'
import { describeSorting, sortOptions } from '@/ui/dataTable/sortOptions'
import { TableContainer, tableLayoutStyles } from '@/ui/dataTable/tableContainer'
import { SelectField } from '@/ui/form/SelectField'
import { DataTable } from '@/ui/table/DataTable'
import { Panel } from '@/ui/theme/Panel'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { CardExport } from './CardExport'
import { clickRateText, riyals } from './figures'
import { TableBox, Title } from './layout'
import { figureColumn } from './shareColumns'

const sortedFigure = <Key extends string>(
  key: Key,
  header: string,
  write: (figure: number) => string,
): DataColumn<Readonly<Record<Key, number>>> => ({
  ...figureColumn(key, header, write),
  sort: { kind: 'number', by: (row) => row[key] },
})

/** Spec §2, Revenue: sponsor, campaigns, impressions, clicks, click rate, revenue. */
const SPONSOR_COLUMNS: readonly DataColumn<Sponsor>[] = [
  {
    key: 'name',
    header: 'الراعي',
    phone: 'grow',
    sort: { by: ({ name }) => name },
    cell: ({ name }) => <Title>{name}</Title>,
  },
  sortedFigure('campaigns', 'الحملات', formatNumber),
  sortedFigure('impressions', 'الظهور', formatNumber),
  sortedFigure('clicks', 'النقرات', formatNumber),
  sortedFigure('ctr', 'نسبة النقر', clickRateText),
  {
    key: 'revenue',
    header: 'الإيراد',
    phone: 'beside',
    sort: { kind: 'number', by: ({ revenue }) => revenue },
    cell: ({ revenue }) => <Title>{riyals(revenue)}</Title>,
  },
]

const PhoneOrder = styled('div')(({ theme }) => [
  { padding: 16, paddingBlockEnd: 8 },
  tableLayoutStyles(theme, { display: 'none' }),
])

/** On phones the table header is hidden, so a select offers every column and direction. */
const ORDERS = sortOptions(SPONSOR_COLUMNS)
const BY_REVENUE: Sorting = { key: 'revenue', direction: 'descending' }

/** The sponsors (Spec §2, Revenue), sortable by any column; initially by revenue, highest first. */
export function SponsorTable({ sponsors }: { sponsors: readonly Sponsor[] }) {
  const [sorting, setSorting] = useState(BY_REVENUE)
  const rows = useMemo(() => sortedRows(SPONSOR_COLUMNS, sponsors, sorting), [sponsors, sorting])
  const sort = (next: Sorting | null) => setSorting(next ?? BY_REVENUE)
  return (
    <Panel title="الرعاة" note={<CardExport title="الرعاة" name="sponsors" />}>
      <TableContainer>
        <PhoneOrder>
          <SelectField
            size="small"
            label="الترتيب"
            options={ORDERS}
            value={sortingText(sorting)}
            onChange={(text) => sort(parseSorting(SPONSOR_COLUMNS, text))}
          />
        </PhoneOrder>
      </TableContainer>
      <VisuallyHidden role="status">
        {`مرتبة حسب ${describeSorting(SPONSOR_COLUMNS, sorting)}`}
      </VisuallyHidden>
      <TableBox>
        <DataTable
          caption="الرعاة"
          columns={SPONSOR_COLUMNS}
          rows={rows}
          rowKey={({ id }) => id}
          sorting={sorting}
          onSort={sort}
        />
      </TableBox>
    </Panel>
  )
}
