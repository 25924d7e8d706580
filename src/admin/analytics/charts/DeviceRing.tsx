import { styled } from '@mui/material/styles'
import { percent } from '@/admin/analytics/figures'
import type { Device } from '@/content/admin/analytics'
import { size, weight } from '@/ui/theme/tokens'
import { ChartSlot, lazyChart } from './ChartSlot'
import { RING } from './chartStyle'
import { StaticRing } from './StaticRing'

const Box = styled('div')({ display: 'grid', gap: 16 })

const RingBox = styled('div')({ position: 'relative', blockSize: RING.box })

const Middle = styled('p')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  lineHeight: 1.4,
  fontSize: size.t13,
  color: theme.vars.palette.tokens.muted,
  pointerEvents: 'none',
  '& b': { fontSize: size.t28, fontWeight: weight.title, color: theme.vars.palette.tokens.ink },
}))

const Legend = styled('ul')(({ theme }) => ({
  fontSize: size.t14,
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minBlockSize: '2.25rem' },
  '& li + li': { borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}` },
  '& i': { inlineSize: 12, blockSize: 12, borderRadius: 3 },
  '& b': { marginInlineStart: 'auto', fontWeight: weight.card },
  '& li:nth-of-type(1) i': { background: theme.vars.palette.tokens.chart1 },
  '& li:nth-of-type(2) i': { background: theme.vars.palette.tokens.chart2 },
  '& li:nth-of-type(3) i': { background: theme.vars.palette.tokens.chart3 },
}))

const DeviceChart = lazyChart(() => import('./DeviceChart').then((it) => it.DeviceChart))

/** The device split (Spec §2, Overview): a ring around its largest part, and a legend with the figures. */
export function DeviceRing({ devices }: { devices: readonly Device[] }) {
  const still = <StaticRing devices={devices} />
  const [largest] = [...devices].sort((one, other) => other.percentage - one.percentage)
  return (
    <Box>
      <RingBox>
        <ChartSlot height={RING.box} staticChart={still}>
          <DeviceChart whenIdle placeholder={still} devices={devices} />
        </ChartSlot>
        {largest && (
          <Middle>
            <b>
              <bdi>{percent(largest.percentage)}</bdi>
            </b>
            <span>{largest.name}</span>
          </Middle>
        )}
      </RingBox>
      <Legend>
        {devices.map(({ id, name, percentage }) => (
          <li key={id}>
            <i />
            <span>{name}</span>
            <b>
              <bdi>{percent(percentage)}</bdi>
            </b>
          </li>
        ))}
      </Legend>
    </Box>
  )
}
