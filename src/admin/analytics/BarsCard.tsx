import { useMemo } from 'react'
import { sortRows } from '@/lib/sortRows'
import { type BarRow, ShareBars } from './charts/ShareBars'
import { figureColumn, nameColumn } from './shareColumns'
import { ChartCard } from './TableCard'

type Bars = { rows: readonly (BarRow & { measure: number })[]; write: (value: number) => string }

type Props = {
  title: string
  /** a part of the name of its files: `clicks` */
  name: string
  /** the headers of its table: what the bars are, and what they measure, which is also the unit in the tooltip */
  headers: readonly [name: string, figure: string]
  bars: Bars
  wide?: true
}

export function BarsCard({ headers: [of, figure], bars: { rows, write }, ...card }: Props) {
  const columns = useMemo(
    () => [
      nameColumn(of, (bar: Bars['rows'][number]) => bar.name),
      figureColumn('measure', figure, write, 'beside'),
    ],
    [of, figure, write],
  )
  return (
    <ChartCard {...card} columns={columns} rows={rows}>
      <ShareBars rows={rows} />
    </ChartCard>
  )
}

/** Bars as long as their shares of the longest one, which is the first. */
export function barsBy<Row extends { id: string; name: string }>(
  rows: readonly Row[],
  measureOf: (row: Row) => number,
  write: (value: number) => string,
): Bars {
  const most = Math.max(...rows.map(measureOf))
  const bars = sortRows(rows, measureOf, 'descending').map((row) => {
    const measure = measureOf(row)
    const figure = write(measure)
    const { id, name } = row
    return { id, name, measure, value: (measure / most) * 100, figure, hint: figure }
  })
  return { rows: bars, write }
}
