import { styled } from '@mui/material/styles'
import { radius, size, weight } from '@/ui/theme/tokens'
import { BarsDrawing } from './BarsDrawing'
import { BAR, type BarRow, LOWER, ROW } from './bars'

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
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})

const Detail = styled('span')(({ theme }) => ({
  flex: 'none',
  fontSize: size.t13,
  color: theme.vars.palette.tokens.muted,
}))

const Drawing = styled('div')({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: LOWER,
  pointerEvents: 'none',
  '& > svg': { display: 'block' },
})

export function ShareBars({ rows }: { rows: readonly BarRow[] }) {
  return (
    <Box>
      <Rows>
        {rows.map(({ id, name, mark, figure, detail, hint }) => (
          <Row key={id} title={hint}>
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
        <BarsDrawing rows={rows} />
      </Drawing>
    </Box>
  )
}
