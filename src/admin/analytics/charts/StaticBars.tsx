import { BAR, type BarRow, ROW, useBarColors } from './bars'

/** `BarsChart` without the chart library, at the same place. */
export function StaticBars({ rows }: { rows: readonly BarRow[] }) {
  const colorOf = useBarColors(rows)
  return (
    <svg aria-hidden width="100%" height={rows.length * ROW}>
      {rows.map((row, index) => (
        <rect
          key={row.id}
          x={`${100 - row.value}%`}
          width={`${row.value}%`}
          y={index * ROW + (ROW - BAR) / 2}
          height={BAR}
          rx={BAR / 2}
          fill={colorOf(row)}
        />
      ))}
    </svg>
  )
}
