import { useTheme } from '@mui/material/styles'
import { total } from '@/admin/analytics/arithmetic'
import type { Device } from '@/content/admin/analytics'
import { RING, RING_GAP } from './chartStyle'

const { sin, cos, PI } = Math

/** A point of the ring; `share` is counted from the top, in the reading direction, from 0 to 1. */
const point = (radius: number, share: number) =>
  [-radius * sin(share * 2 * PI), -radius * cos(share * 2 * PI)].map((one) => one.toFixed(2)).join()

/** `DeviceChart` without the chart library, at the same place. */
export function StaticRing({ devices }: { devices: readonly Device[] }) {
  const { chart1, chart2, chart3, muted, paper } = useTheme().vars.palette.tokens
  const whole = total(devices, ({ percentage }) => percentage)
  const { outer, inner, labels } = RING
  return (
    <svg aria-hidden width="100%" height={RING.box}>
      {/* The origin is the middle of the ring. */}
      <svg aria-hidden x="50%" y="50%" overflow="visible">
        {devices.map(({ id, name, percentage }, index) => {
          const start = total(devices.slice(0, index), (device) => device.percentage) / whole
          const end = start + percentage / whole
          const isLarge = Number(end - start > 0.5)
          const [x, y] = point(labels, (start + end) / 2).split(',')
          return (
            <g key={id}>
              <path
                d={`M${point(outer, start)}A${outer} ${outer} 0 ${isLarge} 0 ${point(outer, end)}L${point(inner, end)}A${inner} ${inner} 0 ${isLarge} 1 ${point(inner, start)}Z`}
                fill={[chart1, chart2, chart3][index]}
                stroke={paper}
                strokeWidth={RING_GAP}
                strokeLinejoin="round"
              />
              <text
                x={x}
                y={y}
                fontSize={13}
                fill={muted}
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
