import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { percent, shareHint } from '@/admin/analytics/figures'
import { oneLine } from '@/ui/theme/oneLine'
import { colors, radius, size, weight } from '@/ui/theme/tokens'

export type BarRow = {
  id: string
  name: string
  /** shown before the name: a flag */
  mark?: ReactNode
  /** the bar's length, 0 to 100 */
  value: number
  /** at the end of the row: `42%` */
  figure: string
  /** shown in muted text before the figure */
  detail?: string
  /** the full figure, in the tooltip */
  hint: string
}

/** The bar of a part of a whole. */
export const shareBar = (
  { id, percentage, visitors }: { id: string; percentage: number; visitors: number },
  name: string,
): BarRow => ({
  id,
  name,
  value: percentage,
  figure: percent(percentage),
  hint: shareHint(percentage, visitors),
})

/** In pixels: the height of a row, the height of its bar, and the bar's distance below the middle of the row. */
const ROW = 48
const BAR = 8
const LOWER = 8

const Box = styled('div')({ position: 'relative', paddingBlockEnd: LOWER })

const Rows = styled('ul')({ fontSize: size.t14 })

const Row = styled('li')({
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
    background: colors.track,
  },
})

const Name = styled('span')({ flex: 1, minInlineSize: 0, ...oneLine })

const Detail = styled('span')({ flex: 'none', fontSize: size.t13, color: colors.muted })

const Drawing = styled('svg')({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: LOWER,
  inlineSize: '100%',
})

/** Rows with a bar each. Only the largest one is orange; its length and its figure give the same information. */
export function ShareBars({ rows }: { rows: readonly BarRow[] }) {
  const { chart1, chart2 } = colors
  const most = Math.max(...rows.map(({ value }) => value))
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
      <Drawing aria-hidden height={rows.length * ROW}>
        {rows.map(({ id, value, hint }, index) => (
          <rect
            key={id}
            x={`${100 - value}%`}
            width={`${value}%`}
            y={index * ROW + (ROW - BAR) / 2}
            height={BAR}
            rx={BAR / 2}
            fill={value === most ? chart1 : chart2}
          >
            <title>{hint}</title>
          </rect>
        ))}
      </Drawing>
    </Box>
  )
}
