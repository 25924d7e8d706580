import { styled } from '@mui/material/styles'
import { total } from '@/admin/analytics/arithmetic'
import { percent, shareHint } from '@/admin/analytics/figures'
import { devices } from '@/content/admin/analyticsAudience'
import { colors, size, weight } from '@/ui/theme/tokens'

/** In pixels; the labels are outside of the ring. */
const RING = { box: 200, outer: 64, inner: 46, labels: 90, gap: 3 } as const

const Box = styled('div')({ display: 'grid', gap: 16 })

const RingBox = styled('div')({ position: 'relative', blockSize: RING.box })

const Middle = styled('p')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  lineHeight: 1.4,
  fontSize: size.t13,
  color: colors.muted,
  pointerEvents: 'none',
  '& b': { fontSize: size.t28, fontWeight: weight.title, color: colors.ink },
})

const Legend = styled('ul')({
  fontSize: size.t14,
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: '2.25rem' },
  '& li + li': { borderBlockStart: `1px solid ${colors.line}` },
  '& i': { inlineSize: 12, blockSize: 12, borderRadius: 3 },
  '& b': { marginInlineStart: 'auto' },
})

const SHADES = [colors.chart1, colors.chart2, colors.chart3]

const largest = devices.reduce((most, device) =>
  device.percentage > most.percentage ? device : most,
)

/** The device split (Spec §2, Overview): a ring around its largest part, and a legend with the figures. */
export const DeviceRing = () => (
  <Box>
    <RingBox>
      <Ring />
      <Middle>
        <b>
          <bdi>{percent(largest.percentage)}</bdi>
        </b>
        <span>{largest.name}</span>
      </Middle>
    </RingBox>
    <Legend>
      {devices.map(({ id, name, percentage }, index) => (
        <li key={id}>
          <i style={{ background: SHADES[index] }} />
          <span>{name}</span>
          <b>
            <bdi>{percent(percentage)}</bdi>
          </b>
        </li>
      ))}
    </Legend>
  </Box>
)

const { sin, cos, PI } = Math

/** A point of the ring; `percentage` is counted from the top, in the reading direction. */
const point = (radius: number, percentage: number) =>
  [sin, cos].map((part) => (-radius * part((percentage / 50) * PI)).toFixed(2)).join()

/** The arcs start at the top and run counterclockwise, in the reading direction, each with its label. */
function Ring() {
  const { outer, inner, labels } = RING
  return (
    <svg aria-hidden width="100%" height={RING.box}>
      {/* The origin is the middle of the ring. */}
      <svg aria-hidden x="50%" y="50%" overflow="visible">
        {devices.map(({ id, name, percentage, visitors }, index) => {
          const start = total(devices.slice(0, index), (device) => device.percentage)
          const end = start + percentage
          const isLarge = Number(percentage > 50)
          const [x, y] = point(labels, (start + end) / 2).split(',')
          return (
            <g key={id}>
              <title>{shareHint(percentage, visitors)}</title>
              <path
                d={`M${point(outer, start)}A${outer} ${outer} 0 ${isLarge} 0 ${point(outer, end)}L${point(inner, end)}A${inner} ${inner} 0 ${isLarge} 1 ${point(inner, start)}Z`}
                fill={SHADES[index]}
                stroke={colors.paper}
                strokeWidth={RING.gap}
                strokeLinejoin="round"
              />
              <text
                x={x}
                y={y}
                fontSize={13}
                fill={colors.muted}
                textAnchor="middle"
                dominantBaseline="middle"
              >
                {name}
              </text>
            </g>
          )
        })}
      </svg>
    </svg>
  )
}
