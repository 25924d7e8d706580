import { styled } from '@mui/material/styles'
import { useMemo } from 'react'
import type { ExportColumn } from '@/admin/export/exportData'
import { sponsors } from '@/content/admin/analyticsRevenue'
import { formatNumber } from '@/lib/arabic'
import { colors, size } from '@/ui/theme/tokens'
import type { Span } from './analyticsSearchParams'
import { PeriodLine } from './charts/PeriodLine'
import { spread, usePeriodParts } from './periodSeries'
import { nameColumn } from './shareColumns'
import { ChartCard } from './TableCard'

type Row = { id: string; clicks: readonly number[] }

const columns: ExportColumn<Row>[] = [
  nameColumn('الفترة', ({ id }: Row) => id),
  ...sponsors.map(({ id, name }, at): ExportColumn<Row> => {
    const read = ({ clicks }: Row) => clicks[at] ?? 0
    return {
      key: id,
      header: name,
      phoneLabel: name,
      cell: (row) => <bdi>{formatNumber(read(row))}</bdi>,
      fields: [[name, read]],
    }
  }),
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
  const parts = usePeriodParts(span)
  const series = useMemo(() => sponsors.map(({ clicks }, at) => spread(clicks, parts, at)), [parts])
  const rows = useMemo(
    () => parts.map(({ name }, at) => ({ id: name, clicks: series.map((one) => one[at] ?? 0) })),
    [parts, series],
  )
  const most = Math.max(...series.flat())
  return (
    <ChartCard title="النقرات حسب الراعي" name="clicks" columns={columns} rows={rows}>
      <Lines>
        {sponsors.map(({ id, name, clicks }, at) => (
          <li key={id}>
            <p>
              <b>{name}</b>
              <span>
                <bdi>{formatNumber(clicks)}</bdi>
              </span>
            </p>
            <PeriodLine
              points={rows.map((row) => ({ id: row.id, value: row.clicks[at] ?? 0 }))}
              most={most}
              write={formatNumber}
              plot={72}
            />
          </li>
        ))}
      </Lines>
    </ChartCard>
  )
}
