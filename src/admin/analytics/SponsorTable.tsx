import { styled } from '@mui/material/styles'
import { useMemo, useState } from 'react'
import type { ExportColumn } from '@/admin/export/exportData'
import type { Sponsor } from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import {
  parseSorting,
  type Sorting,
  sortedRows,
  sortingText,
  sortOptions,
} from '@/ui/dataTable/sorting'
import { TableContainer, tableLayoutStyles } from '@/ui/dataTable/tableContainer'
import { SelectField } from '@/ui/form/SelectField'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { clickRateText, riyals } from './figures'
import { Title } from './layout'
import { figureColumn, sponsorColumn } from './shareColumns'
import { TableCard } from './TableCard'

/** Spec §2, Revenue: sponsor, campaigns, impressions, clicks, click rate, revenue. */
const SPONSOR_COLUMNS: readonly ExportColumn<Sponsor>[] = [
  sponsorColumn,
  figureColumn('campaigns', 'الحملات', formatNumber),
  figureColumn('impressions', 'الظهور', formatNumber),
  figureColumn('clicks', 'النقرات', formatNumber),
  figureColumn('ctr', 'نسبة النقر', clickRateText),
  {
    ...figureColumn('revenue', 'الإيراد', riyals, 'beside'),
    cell: ({ revenue }) => <Title>{riyals(revenue)}</Title>,
  },
]

const PhoneOrder = styled('div')(
  { padding: 16, paddingBlockEnd: 8 },
  tableLayoutStyles({ display: 'none' }),
)

/** On phones the table header is hidden, so a select offers every column and direction. */
const ORDERS = sortOptions(SPONSOR_COLUMNS)
const BY_REVENUE: Sorting = { key: 'revenue', direction: 'descending' }

/** The sponsors (Spec §2, Revenue), sortable by any column; initially by revenue, highest first. */
export function SponsorTable({ sponsors }: { sponsors: readonly Sponsor[] }) {
  const [sorting, setSorting] = useState(BY_REVENUE)
  const rows = useMemo(() => sortedRows(SPONSOR_COLUMNS, sponsors, sorting), [sponsors, sorting])
  const order = sortingText(sorting)
  const sort = (next: Sorting | null) => setSorting(next ?? BY_REVENUE)
  return (
    <TableCard
      title="الرعاة"
      name="sponsors"
      columns={SPONSOR_COLUMNS}
      rows={rows}
      sorting={sorting}
      onSort={sort}
    >
      <TableContainer>
        <PhoneOrder>
          <SelectField
            size="small"
            label="الترتيب"
            options={ORDERS}
            value={order}
            onChange={(text) => sort(parseSorting(SPONSOR_COLUMNS, text))}
          />
        </PhoneOrder>
      </TableContainer>
      <VisuallyHidden role="status">
        {`مرتبة حسب ${ORDERS.find(({ value }) => value === order)?.label}`}
      </VisuallyHidden>
    </TableCard>
  )
}
