import { useMemo } from 'react'
import { sortRows } from '@/lib/sortRows'
import { ChartCard } from './ChartCard'
import type { BarRow } from './charts/ShareBars'
import { ShareBars } from './charts/ShareBars'
import { figureColumn, nameColumn } from './shareColumns'

type Measured = { id: string; name: string }

type Bars = { rows: readonly (BarRow & { measure: number })[]; write: (value: number) => string }

type Props = {
  title: string
  /** a part of the name of its files: `clicks` */
  name: string
  /** the headers of its table: what the bars are, and what they measure, which is also the unit in the tooltip */
  headers: readonly [name: string, figure: string]
  bars: Bars
}

export function BarsCard({ title, name, headers: [of, figure], bars: { rows, write } }: Props) {
  const columns = useMemo(
    () => [
      nameColumn(of, (bar: Bars['rows'][number]) => bar.name),
      figureColumn('measure', figure, write, 'beside'),
    ],
    [of, figure, write],
  )
  return (
    <ChartCard title={title} name={name} columns={columns} rows={rows} rowKey={({ id }) => id}>
      <ShareBars rows={rows} />
    </ChartCard>
  )
}

/** Bars as long as their shares of the longest one, which is the first. */
export function barsBy<Row extends Measured>(
  rows: readonly Row[],
  measure: (row: Row) => number,
  write: (value: number) => string,
): Bars {
  const most = Math.max(...rows.map(measure))
  const bars = sortRows(rows, measure, 'descending').map((row) => ({
    id: row.id,
    name: row.name,
    measure: measure(row),
    value: (measure(row) / most) * 100,
    figure: write(measure(row)),
    hint: write(measure(row)),
  }))
  return { rows: bars, write }
}
