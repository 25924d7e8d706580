import { styled } from '@mui/material/styles'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Fall, Icon, Rise } from './icons'
import { inColumn, inlineRow, inRow, inRows, muted13 } from './surface'
import { colors, radius, size, up, weight } from './tokens'
import { VisuallyHidden } from './VisuallyHidden'

// A container query in rem measures the strip relative to the text size: with large text there is one tile per row.
const Container = styled('div')({ containerType: 'inline-size' })

// The hairlines are the strip's background, visible through the gaps.
const Strip = styled('dl')<{ count: number }>(({ count }) => ({
  ...inColumn,
  gap: 1,
  overflow: 'hidden',
  border: `1px solid ${colors.line}`,
  borderRadius: radius.card,
  background: colors.line,
  '@container (min-width: 17rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :last-of-type:nth-of-type(odd)': { gridColumn: '1 / -1' },
  },
  [up.lg]: {
    '@container (min-width: 44rem)': {
      gridTemplateColumns: `repeat(${Math.min(count, 4)}, minmax(0, 1fr))`,
      '& > :last-of-type:nth-of-type(odd)': { gridColumn: 'auto' },
    },
  },
}))

const Tile = styled('div')({
  ...inColumn,
  alignContent: 'start',
  gap: 2,
  padding: 16,
  background: colors.paper,
  [up.lg]: { padding: 20 },
})

const Label = styled('dt')({
  ...inRow,
  gap: '0.375rem',
  ...muted13,
  '& > svg': { flex: 'none' },
})

const Figure = styled('dd')({
  ...inRow,
  justifyContent: 'space-between',
  gap: 8,
  fontSize: size.t22,
  fontWeight: weight.title,
  lineHeight: 1.4,
  '& > span:not(:only-child)': { flex: 'none' },
  [up.lg]: { '@container (min-width: 52rem)': { fontSize: size.t28 } },
})

const Line = styled('svg')({
  flex: '0 1 5.5rem',
  minInlineSize: 0,
  overflow: 'visible',
  color: colors.bad,
  '&[data-good]': { color: colors.ok },
  '& polyline': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, strokeLinejoin: 'round' },
  '& polygon': { fill: 'currentColor', opacity: 0.1 },
  '& line': { stroke: colors.lineStrong, strokeWidth: 1 },
  '& circle': { fill: 'currentColor' },
})

const TREND = { width: 88, height: 24 } as const

/**
 * A line through the values over a baseline, the oldest at the right, with a dot at the newest: the arrow of the change
 * points the same way. It is decorative: the change is beside it in words.
 */
function Trend({ values, isGood }: { values: readonly number[]; isGood: boolean }) {
  const least = Math.min(...values)
  const range = Math.max(...values) - least || 1
  const { width, height } = TREND
  const points = values.map((value, index) => [
    Math.round(width - (index / (values.length - 1)) * width),
    Math.round(height - 4 - ((value - least) / range) * (height - 4)),
  ])
  const [x, y] = points.at(-1) ?? []
  return (
    <Line
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden
      data-good={isGood || undefined}
    >
      <polygon points={`${width},${height} ${points.join(' ')} 0,${height}`} />
      <line x2={width} y1={height} y2={height} />
      <polyline points={points.join(' ')} />
      <circle cx={x} cy={y} r="3" />
    </Line>
  )
}

const Change = styled('dd')({ ...inRows, gap: 4, ...muted13 })

const Step = styled('span')({
  ...inlineRow,
  gap: 4,
  color: colors.bad,
  fontWeight: weight.label,
  '&[data-good]': { color: colors.ok },
})

type ChangeProps = { isUp: boolean; isGood: boolean; children: ReactNode }

/** The size of a change: an arrow and a word give its direction, the colour says whether it is good. */
export const ChangeSize = ({ isUp, isGood, children }: ChangeProps) => (
  <Step data-good={isGood || undefined}>
    <Icon icon={isUp ? Rise : Fall} size="tiny" />
    <VisuallyHidden>{isUp ? 'ارتفاع ' : 'انخفاض '}</VisuallyHidden>
    <span dir="auto">{children}</span>
  </Step>
)

export type StatTile = {
  label: string
  value: ReactNode
  icon?: LucideIcon
  /** the figures until now, the oldest first */
  trend?: readonly number[]
  change?: {
    /** the amount: `8.2%` */
    text: ReactNode
    /** the period: «عن الشهر الماضي» */
    note?: string
    isUp: boolean
    /** a good change is green in either direction: a falling bounce rate is good */
    isGood: boolean
  }
}

/** Figures in one strip, separated by hairlines: two per row, four from 960 px, fewer when the text is large. */
export function StatTiles({ tiles, className }: { tiles: StatTile[]; className?: string }) {
  return (
    <Container className={className}>
      <Strip count={tiles.length}>
        {tiles.map(({ label, value, icon, trend, change }) => (
          <Tile key={label}>
            <Label>
              {icon && <Icon icon={icon} size="small" />}
              <span>{label}</span>
            </Label>
            <Figure data-tight>
              <span>{value}</span>
              {trend && <Trend values={trend} isGood={change?.isGood ?? true} />}
            </Figure>
            {change && (
              <Change>
                <ChangeSize isUp={change.isUp} isGood={change.isGood}>
                  {change.text}
                </ChangeSize>
                {change.note && <span>{change.note}</span>}
              </Change>
            )}
          </Tile>
        ))}
      </Strip>
    </Container>
  )
}
