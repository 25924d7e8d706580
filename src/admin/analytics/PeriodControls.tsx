import { styled } from '@mui/material/styles'
import { CalendarRange } from 'lucide-react'
import { DialogAction } from '@/ui/dialog/DialogAction'
import { Select } from '@/ui/form/Select'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { inRow } from '@/ui/theme/surface'
import type { Period, Span } from './analyticsSearchParams'

const PERIODS: readonly { value: Period; label: string }[] = [
  { value: '7days', label: 'آخر 7 أيام' },
  { value: '30days', label: 'آخر 30 يومًا' },
  { value: '90days', label: 'آخر 90 يومًا' },
  { value: 'year', label: 'السنة الحالية' },
]

const RANGE = { value: 'range', label: 'مدى مخصص' } as const

const RangeDialog = lazyWithPreload(() => import('./RangeDialog'), 'RangeDialog')

const Root = styled(Select)({ flex: '0 1 11rem', minInlineSize: 0 }) as typeof Select

const Pair = styled('div')({ ...inRow, gap: 4, maxInlineSize: '100%' })

type Props = { value: Span; onChange: (span: Span) => void }

/** The four periods of Spec §2, and a range of days. */
export function PeriodControls({ value, onChange }: Props) {
  const range = typeof value === 'string' ? null : value
  return (
    <Pair>
      <Root<Period | 'range'>
        size="small"
        options={range ? [...PERIODS, RANGE] : PERIODS}
        value={typeof value === 'string' ? value : 'range'}
        onChange={(chosen) => chosen !== 'range' && onChange(chosen)}
        inputProps={{ 'aria-label': 'الفترة' }}
      />
      <DialogAction
        label="مدى مخصص"
        icon={CalendarRange}
        dialog={RangeDialog}
        dialogProps={{ range, onChoose: onChange }}
      />
    </Pair>
  )
}
