import { styled } from '@mui/material/styles'
import { BarChart, barClasses } from '@mui/x-charts/BarChart'
import { BAR, type BarRow, ROW, useBarColors } from './bars'
import { chartStyle } from './chartStyle'

// Rounds both ends like the tracks; `borderRadius` rounds only the far end.
const Bars = styled(BarChart)({ [`& .${barClasses.element}`]: { rx: `${BAR / 2}px` } })

type Props = { rows: readonly BarRow[]; unit: string }

/** The bars of `ShareBars`, rendered over its tracks: one bar per row, starting at the inline start. */
export function BarsChart({ rows, unit }: Props) {
  const colorOf = useBarColors(rows)
  return (
    <Bars
      {...chartStyle}
      layout="horizontal"
      height={rows.length * ROW}
      xAxis={[{ min: 0, max: 100, reverse: true, position: 'none' }]}
      yAxis={[
        {
          scaleType: 'band',
          data: rows.map(({ name }) => name),
          categoryGapRatio: 1 - BAR / ROW,
          position: 'none',
          colorMap: {
            type: 'ordinal',
            values: rows.map(({ name }) => name),
            colors: rows.map(colorOf),
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
