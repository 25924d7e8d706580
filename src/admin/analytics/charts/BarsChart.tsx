import { styled, useTheme } from '@mui/material/styles'
import { BarChart, barClasses } from '@mui/x-charts/BarChart'
import { BAR, type BarRow, ROW } from './bars'
import { useChartStyle } from './chartStyle'

// Rounds both ends like the tracks; `borderRadius` rounds only the far end.
const Bars = styled(BarChart)({ [`& .${barClasses.element}`]: { rx: `${BAR / 2}px` } })

type Props = { rows: readonly BarRow[]; unit: string }

/**
 * The bars of `ShareBars`, rendered over its tracks: one bar per row, starting at the inline start.
 */
export function BarsChart({ rows, unit }: Props) {
  const style = useChartStyle()
  const { chart1, chart2 } = useTheme().vars.palette.tokens
  const most = Math.max(...rows.map(({ value }) => value))
  return (
    <Bars
      {...style}
      layout="horizontal"
      height={rows.length * ROW}
      xAxis={[{ min: 0, max: 100, reverse: true, position: 'none' }]}
      yAxis={[
        {
          scaleType: 'band',
          data: rows.map(({ name }) => name),
          categoryGapRatio: 1 - BAR / ROW,
          position: 'none',
          // Only the largest bar is orange; its length and its figure give the same information.
          colorMap: {
            type: 'ordinal',
            values: rows.map(({ name }) => name),
            colors: rows.map(({ value }) => (value === most ? chart1 : chart2)),
          },
        },
      ]}
      series={[
        {
          label: unit,
          data: rows.map(({ value }) => value),
          valueFormatter: (_, { dataIndex }) => rows[dataIndex]?.hint ?? '',
        },
      ]}
      axisHighlight={{ x: 'none', y: 'none' }}
    />
  )
}
