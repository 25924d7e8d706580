import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { colors, radius, size } from '@/ui/theme/tokens'

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
  hint?: string
}

const Track = styled('span')({
  display: 'block',
  flexBasis: '100%',
  blockSize: 8,
  borderRadius: radius.full,
  background: colors.track,
  printColorAdjust: 'exact',
  '& > i': {
    display: 'block',
    blockSize: '100%',
    borderRadius: 'inherit',
    background: colors.chart2,
  },
  '& > [data-most]': { background: colors.chart1 },
})

type ShareProps = { value: number; isMost?: boolean; hint?: string | undefined }

/** A part of 100 as a bar, which repeats the figure beside it. */
export const Share = ({ value, isMost, hint }: ShareProps) => (
  <Track aria-hidden data-bar="whole">
    <i
      data-bar="part"
      data-most={isMost || undefined}
      title={hint}
      style={{ inlineSize: `${value}%` }}
    />
  </Track>
)

const Rows = styled('ul')({
  display: 'grid',
  gap: 12,
  fontSize: size.t14,
  // A long name has several lines, and its figure one of its own where the space is small.
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    lineHeight: 2,
  },
})

const Name = styled('span')({ flex: '1 1 5rem' })

const Figure = styled('span')({
  marginInlineStart: 'auto',
  '& > span': { marginInlineEnd: 8, fontSize: size.t13, color: colors.muted },
})

/** Rows with a bar each. Only the largest one is orange; its length and its figure give the same information. */
export function ShareBars({ rows }: { rows: readonly BarRow[] }) {
  const most = Math.max(...rows.map(({ value }) => value))
  return (
    <Rows>
      {rows.map(({ id, name, mark, value, figure, detail, hint }) => (
        <li key={id}>
          {mark}
          <Name dir="auto">{name}</Name>
          <Figure>
            {detail && <span>{detail}</span>}
            <b>
              <bdi>{figure}</bdi>
            </b>
          </Figure>
          <Share value={value} isMost={value === most} hint={hint} />
        </li>
      ))}
    </Rows>
  )
}
