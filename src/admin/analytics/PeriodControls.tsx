import { styled } from '@mui/material/styles'
import { Select } from '@/ui/form/Select'
import { type AnalyticsTab, PERIODS, type Period } from './analyticsSearchParams'

/** Spec §2 and §9, in their order. */
export const TAB_LABELS: Record<AnalyticsTab, string> = {
  overview: 'نظرة عامة',
  revenue: 'الإيرادات',
  content: 'المحتوى',
  engagement: 'التفاعل',
  traffic: 'الزيارات',
  sponsors: 'الرعاة',
}

const PERIOD_LABELS: Record<Period, string> = {
  '7days': 'آخر 7 أيام',
  '30days': 'آخر 30 يومًا',
  '90days': 'آخر 90 يومًا',
  year: 'السنة الحالية',
}

const Root = styled(Select)({ flex: '0 1 11rem', minInlineSize: 0 })

type Props = { value: Period; onChange: (period: Period) => void }

/** The four periods of Spec §2. */
export const PeriodControls = ({ value, onChange }: Props) => (
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
