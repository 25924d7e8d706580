import { styled } from '@mui/material/styles'
import { sponsors } from '@/content/admin/analyticsRevenue'
import { formatNumber } from '@/lib/arabic'
import { colors, size } from '@/ui/theme/tokens'
import type { Span } from './analyticsSearchParams'
import { PeriodLine } from './charts/PeriodLine'
import { usePeriodRows } from './periodSeries'
import { figureColumn, periodColumn } from './shareColumns'
import { TableCard } from './TableCard'

const WHOLES = sponsors.map(({ clicks }) => clicks)

const columns = [
  periodColumn,
  ...sponsors.map(({ name }, at) => figureColumn(at, name, formatNumber)),
]

const Lines = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  gap: 24,
  fontSize: size.t14,
  '& > li > p:first-of-type': { display: 'flex', justifyContent: 'space-between', gap: 8 },
  '& > li > p > span': { color: colors.muted },
})

/** The clicks of each sponsor over the period, as lines of one scale. */
export function ClicksCard({ span }: { span: Span }) {
  const rows = usePeriodRows(span, WHOLES)
  const most = Math.max(...rows.flatMap((row) => WHOLES.map((_, at) => row[at] ?? 0)))
  const lines = (
    <Lines>
      {sponsors.map(({ id, name, clicks }, at) => (
        <li key={id}>
          <p>
            <b>{name}</b>
            <span>
              <bdi>{formatNumber(clicks)}</bdi>
            </span>
          </p>
          <PeriodLine rows={rows} of={at} most={most} write={formatNumber} plot={72} />
        </li>
      ))}
    </Lines>
  )
  return (
    <TableCard
      title="النقرات حسب الراعي"
      name="clicks"
      columns={columns}
      rows={rows}
      chart={lines}
    />
  )
}
