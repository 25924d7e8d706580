import { styled } from '@mui/material/styles'
import { CalendarRange } from 'lucide-react'
import { DialogAction } from '@/ui/dialog/DialogAction'
import { Select } from '@/ui/form/Select'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { PERIODS, type Period, type Span } from './analyticsSearchParams'

const PERIOD_LABELS: Record<Period, string> = {
  '7days': 'آخر 7 أيام',
  '30days': 'آخر 30 يومًا',
  '90days': 'آخر 90 يومًا',
  year: 'السنة الحالية',
}

const RangeDialog = lazyWithPreload(() => import('./RangeDialog').then((it) => it.RangeDialog))

const Root = styled(Select)({ flex: '0 1 11rem', minInlineSize: 0 })

const Pair = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  maxInlineSize: '100%',
})

const RANGE = 'range'

type Props = { value: Span; onChange: (span: Span) => void }

/** The four periods of Spec §2, and a range of days. */
export function PeriodControls({ value, onChange }: Props) {
  const range = typeof value === 'string' ? null : value
  return (
    <Pair>
      <Root
        size="small"
        value={range ? RANGE : value}
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
        {range && <option value={RANGE}>مدى مخصص</option>}
      </Root>
      <DialogAction
        label="مدى مخصص"
        icon={CalendarRange}
        dialog={RangeDialog}
        dialogProps={{ range, onChoose: onChange }}
      />
    </Pair>
  )
}
