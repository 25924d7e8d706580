import { styled } from '@mui/material/styles'
import { Fall, Icon, Rise } from '@/ui/theme/icons'
import { colors, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { percent } from './figures'

const Figure = styled('span')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  fontWeight: weight.label,
  color: colors.bad,
  '&[data-up]': { color: colors.ok },
})

/** A growth in percent: an arrow and a word give the direction, the colour only repeats it. */
export function GrowthFigure({ growth }: { growth: number }) {
  const isUp = growth >= 0
  return (
    <Figure data-up={isUp || undefined}>
      <Icon icon={isUp ? Rise : Fall} size="tiny" />
      <VisuallyHidden>{isUp ? 'ارتفاع ' : 'انخفاض '}</VisuallyHidden>
      <bdi>{percent(Math.abs(growth))}</bdi>
    </Figure>
  )
}
