import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { ChevronDown } from 'lucide-react'
import { PERIODS, type Period } from './analyticsSearch'
import { PERIOD_LABELS } from './tabWords'

const Select = styled(NativeSelect)({ inlineSize: '11rem', maxInlineSize: '100%' })

type Props = { value: Period; onChange: (period: Period) => void }

/** The four periods of Spec §2. */
export function PeriodSelect({ value, onChange }: Props) {
  return (
    <Select
      variant="outlined"
      input={<OutlinedInput size="small" />}
      IconComponent={ChevronDown}
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
    </Select>
  )
}
