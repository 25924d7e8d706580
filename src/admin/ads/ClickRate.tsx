import { styled } from '@mui/material/styles'
import { Check, CircleAlert } from 'lucide-react'
import { clickRateText } from '@/admin/analytics/figures'
import { GOOD_CLICK_RATE, isGoodRate } from '@/content/admin/adsFigures'
import { Icon } from '@/ui/theme/icons'
import { inlineRow } from '@/ui/theme/surface'
import { colors } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const Rate = styled('span')({
  ...inlineRow,
  gap: 4,
  whiteSpace: 'nowrap',
  color: colors.ok,
  '&:not([data-good])': { color: colors.bad },
})

/**
 * A click rate (Spec §2): green with a check from 0.5% up, otherwise red with an exclamation mark: a threshold is no
 * trend. A hidden text says the same.
 */
export function ClickRate({ rate }: { rate: number }) {
  const isGood = isGoodRate(rate)
  return (
    <Rate data-good={isGood || undefined}>
      <Icon icon={isGood ? Check : CircleAlert} size="small" />
      <bdi>{clickRateText(rate)}</bdi>
      <VisuallyHidden>
        {isGood ? ` جيدة، ${GOOD_CLICK_RATE}% أو أكثر` : ` ضعيفة، دون ${GOOD_CLICK_RATE}%`}
      </VisuallyHidden>
    </Rate>
  )
}
