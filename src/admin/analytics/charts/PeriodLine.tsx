import { styled } from '@mui/material/styles'
import { isolated } from '@/lib/isolated'
import { colors, size, weight } from '@/ui/theme/tokens'

const Box = styled('div')({ position: 'relative', paddingBlockStart: '1.5rem' })

/** The ends of the time, and above them the figure of the newest part, which is at the left. */
const Ends = styled('p')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  marginBlockStart: 4,
  fontSize: size.t13,
  color: colors.muted,
})

const Newest = styled('b')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  fontSize: size.t13,
  fontWeight: weight.card,
})

const Most = styled('span')({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  fontSize: size.t13,
  color: colors.muted,
})

type Props = {
  /** each with the name of its part of the period */
  points: readonly { id: string; value: number }[]
  /** the value at the upper edge: lines side by side have the same */
  most: number
  write: (value: number) => string
  /** in pixels */
  plot: number
}

/** A line over a period from its oldest part, at the right, to its newest, whose figure is written. It begins at 0. */
export function PeriodLine({ points, most, write, plot }: Props) {
  const { line, chart1, chart2 } = colors
  const band = 100 / points.length
  const places = points.map(({ value }, index) => [
    +(100 - (index + 0.5) * band).toFixed(2),
    +(100 - (value / most) * 100).toFixed(2),
  ])
  const [oldest, newest] = [points[0], points.at(-1)]
  const [x, y] = places.at(-1) ?? []
  return (
    <Box style={{ minBlockSize: plot }}>
      {newest && (
        <>
          <Most>
            <bdi>{write(most)}</bdi>
          </Most>
          <Newest>
            <bdi>{write(newest.value)}</bdi>
          </Newest>
        </>
      )}
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
      {oldest && newest && (
        <Ends>
          <span>{oldest.id}</span>
          <span>{newest.id}</span>
        </Ends>
      )}
    </Box>
  )
}
