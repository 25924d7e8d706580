import { styled } from '@mui/material/styles'
import { oneLine } from '@/ui/theme/oneLine'
import { radius, size, weight } from '@/ui/theme/tokens'
import { BAR, type BarRow, LOWER, ROW } from './bars'
import { ChartSlot, lazyChart } from './ChartSlot'
import { StaticBars } from './StaticBars'

const Box = styled('div')({ position: 'relative', paddingBlockEnd: LOWER })

const Rows = styled('ul')({ fontSize: size.t14 })

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  alignContent: 'start',
  gap: 8,
  blockSize: ROW,
  paddingBlockEnd: ROW - 28,
  '& > b': { fontWeight: weight.card },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: (ROW - BAR) / 2 + LOWER,
    blockSize: BAR,
    borderRadius: radius.full,
    background: theme.vars.palette.tokens.track,
  },
}))

const Name = styled('span')({
  flex: 1,
  minInlineSize: 0,
  ...oneLine,
})

const Detail = styled('span')(({ theme }) => ({
  flex: 'none',
  fontSize: size.t13,
  color: theme.vars.palette.tokens.muted,
}))

const Drawing = styled('div')({ position: 'absolute', insetInline: 0, insetBlockStart: LOWER })

const BarsChart = lazyChart(() => import('./BarsChart').then((it) => it.BarsChart))

type Props = {
  rows: readonly BarRow[]
  /** the unit of the values, for the tooltip: «الزوار» */
  unit: string
}

export function ShareBars({ rows, unit }: Props) {
  const still = <StaticBars rows={rows} />
  return (
    <Box>
      <Rows>
        {rows.map(({ id, name, mark, figure, detail }) => (
          <Row key={id}>
            {mark}
            <Name dir="auto">{name}</Name>
            {detail && <Detail>{detail}</Detail>}
            <b>
              <bdi>{figure}</bdi>
            </b>
          </Row>
        ))}
      </Rows>
      <Drawing>
        <ChartSlot height={rows.length * ROW} staticChart={still}>
          <BarsChart whenIdle placeholder={still} rows={rows} unit={unit} />
        </ChartSlot>
      </Drawing>
    </Box>
  )
}
