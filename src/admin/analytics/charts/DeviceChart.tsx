import { styled, useTheme } from '@mui/material/styles'
import { PieChart, pieClasses } from '@mui/x-charts/PieChart'
import { shareHint } from '@/admin/analytics/figures'
import type { Device } from '@/content/admin/analytics'
import { size } from '@/ui/theme/tokens'
import { chartStyle, RING, RING_GAP } from './chartStyle'

const Ring = styled(PieChart)(({ theme }) => ({
  [`& .${pieClasses.arc}`]: { stroke: theme.vars.palette.tokens.paper, strokeWidth: RING_GAP },
  [`& .${pieClasses.arcLabel}`]: { fill: theme.vars.palette.tokens.muted, fontSize: size.t13 },
}))

/**
 * The arcs of `DeviceRing`, each with its label. They start at the top and run counterclockwise, in
 * the reading direction.
 */
export function DeviceChart({ devices }: { devices: readonly Device[] }) {
  const { chart1, chart2, chart3 } = useTheme().vars.palette.tokens
  return (
    <Ring
      {...chartStyle}
      height={RING.box}
      colors={[chart1, chart2, chart3]}
      series={[
        {
          data: devices.map(({ id, name, percentage }) => ({ id, label: name, value: percentage })),
          outerRadius: RING.outer,
          innerRadius: RING.inner,
          startAngle: 0,
          endAngle: -360,
          arcLabel: ({ label }) => String(label ?? ''),
          // Counterclockwise arcs have a negative angle.
          arcLabelMinAngle: -360,
          arcLabelRadius: RING.labels,
          valueFormatter: (_, { dataIndex }) => {
            const device = devices[dataIndex]
            return device ? shareHint(device.percentage, device.visitors) : ''
          },
        },
      ]}
    />
  )
}
