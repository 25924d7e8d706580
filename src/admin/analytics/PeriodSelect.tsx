import { styled } from '@mui/material/styles'
import { Select } from '@/ui/form/Select'
import { PERIODS, type Period } from './analyticsSearchParams'
import { PERIOD_LABELS } from './tabLabels'

const Root = styled(Select)({ inlineSize: '11rem', maxInlineSize: '100%' })

type Props = { value: Period; onChange: (period: Period) => void }

/** The four periods of Spec §2. */
export function PeriodSelect({ value, onChange }: Props) {
  return (
    <Root
      size="small"
      value={value}
      onChange={(event) => {
        const chosen = PERIODS.find((period) => period === event.target.value)
        if (chosen) onChange(chosen)
      }}
      inputProps={{ 'aria-label': 'الفترة' }}
    >
      {PERIODS.map((period) => (
        <option key={period} value={period}>
          {PERIOD_LABELS[period]}
        </option>
      ))}
    </Root>
  )
}
