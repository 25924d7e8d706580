import type { Identified } from '@/ui/selection/useSelection'
import { type BarRow, ShareBars } from './charts/ShareBars'
import { shareHint } from './figures'
import type { FigureColumn, TextColumn } from './shareColumns'
import { TableCard, type TableCardProps } from './TableCard'

type Props<Row extends Identified> = Omit<TableCardProps<Row>, 'chart'> & {
  /** what the bars are, what they measure, and more for the table */
  columns: readonly [TextColumn<Row>, FigureColumn<Row>, ...TableCardProps<Row>['columns']]
  /** what is not as the first two columns say, in which the longest bar is that of the largest figure */
  bar?: (row: Row) => Partial<BarRow>
}

export function BarsCard<Row extends Identified>({ bar, ...card }: Props<Row>) {
  const { rows, columns } = card
  const [name, figure] = columns
  const most = Math.max(...rows.map(figure.sort.by))
  const bars = rows.map((row) => ({
    id: String(row.id),
    name: name.textOf(row),
    value: (figure.sort.by(row) / most) * 100,
    figure: figure.textOf(row),
    hint: figure.textOf(row),
    ...bar?.(row),
  }))
  return <TableCard {...card} chart={<ShareBars rows={bars} />} />
}

/** The bar of a part of a whole. */
export const shareBar = ({ percentage, visitors }: { percentage: number; visitors: number }) => ({
  value: percentage,
  hint: shareHint(percentage, visitors),
})
