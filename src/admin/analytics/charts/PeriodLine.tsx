import { styled } from '@mui/material/styles'
import type { PeriodRow } from '@/admin/analytics/periodSeries'
import { isolated } from '@/lib/isolated'
import { muted13 } from '@/ui/theme/surface'
import { colors } from '@/ui/theme/tokens'

/** Above the line the value of its upper edge and its newest figure, which is at the left; below it the ends of the time. */
const Ends = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  ...muted13,
  '&:first-of-type': { blockSize: '1.5rem' },
  '&:last-of-type': { marginBlockStart: 4 },
  '& > b': { color: colors.ink },
})

type Props = {
  rows: readonly PeriodRow[]
  /** which figure of the rows */
  of: number
  /** the value at the upper edge: lines side by side have the same */
  most?: number
  write: (value: number) => string
  /** in pixels */
  plot: number
}

/** A line over a period from its oldest part, at the right, to its newest, whose figure is written. It begins at 0. */
export function PeriodLine({ rows, of, most: edge, write, plot }: Props) {
  const { line, chart1, chart2 } = colors
  const points = rows.map((row) => ({ id: row.id, value: row[of] ?? 0 }))
  const most = edge ?? Math.max(...points.map(({ value }) => value))
  const band = 100 / points.length
  const places = points.map(({ value }, index) => [
    +(100 - (index + 0.5) * band).toFixed(2),
    +(100 - (value / most) * 100).toFixed(2),
  ])
  const [oldest, newest] = [points[0], points.at(-1)]
  const [x, y] = places.at(-1) ?? []
  return (
    <div>
      <Ends>
        <bdi>{newest && write(most)}</bdi>
        <b>
          <bdi>{newest && write(newest.value)}</bdi>
        </b>
      </Ends>
      <svg aria-hidden width="100%" height={plot} overflow="visible">
        {[0, plot].map((at) => (
          <line key={at} x2="100%" y1={at} y2={at} stroke={line} shapeRendering="crispEdges" />
        ))}
        <svg
          aria-hidden
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          width="100%"
          height={plot}
          overflow="visible"
        >
          <polyline
            points={places.join(' ')}
            fill="none"
            stroke={chart2}
            strokeWidth={2}
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        {newest && <circle cx={`${x}%`} cy={`${y}%`} r={5} fill={chart1} />}
        {points.map(({ id, value }, index) => (
          <rect
            key={id}
            x={`${100 - (index + 1) * band}%`}
            width={`${band}%`}
            height={plot}
            fill="transparent"
          >
            <title>{`${isolated(id)}: ${isolated(write(value))}`}</title>
          </rect>
        ))}
      </svg>
      <Ends>
        <span>{oldest?.id}</span>
        <span>{newest?.id}</span>
      </Ends>
    </div>
  )
}
