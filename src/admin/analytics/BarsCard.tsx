import { useMemo } from 'react'
import { sortRows } from '@/lib/sortRows'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { ChartCard } from './ChartCard'
import type { BarRow } from './charts/bars'
import { ShareBars } from './charts/ShareBars'
import { Title } from './layout'

type Props = {
  title: string
  /** a part of the name of its files: `clicks` */
  name: string
  /** the headers of its table: what the bars are, and what they measure, which is also the unit in the tooltip */
  headers: readonly [name: string, figure: string]
  bars: readonly BarRow[]
}

export function BarsCard({ title, name, headers: [of, figure], bars }: Props) {
  const columns = useMemo(
    (): DataColumn<BarRow>[] => [
      { key: 'name', header: of, phone: 'grow', cell: (bar) => <Title>{bar.name}</Title> },
      { key: 'figure', header: figure, phone: 'beside', cell: (bar) => <bdi>{bar.figure}</bdi> },
    ],
    [of, figure],
  )
  return (
    <ChartCard
      title={title}
      name={name}
      points={bars}
      columns={columns}
      rows={bars}
      rowKey={({ id }) => id}
    >
      <ShareBars rows={bars} unit={figure} />
    </ChartCard>
  )
}

type Measured = { id: string; name: string }

/** Bars as long as their shares of the longest one, which is the first. */
export function barsBy<Row extends Measured>(
  rows: readonly Row[],
  measure: (row: Row) => number,
  write: (value: number) => string,
): BarRow[] {
  const most = Math.max(...rows.map(measure))
  return sortRows(rows, measure, 'descending').map((row) => ({
    id: row.id,
    name: row.name,
    value: (measure(row) / most) * 100,
    figure: write(measure(row)),
    hint: write(measure(row)),
  }))
}
