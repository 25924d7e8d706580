import { styled } from '@mui/material/styles'
import { type FormEvent, useId, useState } from 'react'
import { dayParam } from '@/lib/searchParams'
import { REQUIRED } from '@/lib/validation'
import { AppDialog } from '@/ui/dialog/AppDialog'
import type { DialogActionProps } from '@/ui/dialog/DialogAction'
import { FormActions } from '@/ui/dialog/FormActions'
import { useUnsavedDialog } from '@/ui/dialog/useUnsavedDialog'
import { DateField } from '@/ui/form/DateField'
import { useRefusals } from '@/ui/form/useRefusals'
import { muted13 } from '@/ui/theme/surface'
import type { DayRange } from './analyticsSearchParams'

const Days = styled('form')({
  display: 'grid',
  // A date field is about 10rem wide: on a phone they are below each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: 12,
  '& > p': { ...muted13, gridColumn: '1 / -1', lineHeight: 1.6 },
})

const NOT_IN_ORDER = 'اختر يومًا ليس قبل يوم البداية'

type Props = DialogActionProps & {
  range: DayRange | null
  onChoose: (range: DayRange) => void
}

/** Chooses a range of days for the analytics. It says that no figure changes with it (D-23). */
export function RangeDialog({ open, onClose, ...form }: Props) {
  const id = useId()
  return (
    <AppDialog
      open={open}
      onClose={onClose}
      title="مدى مخصص"
      actions={<FormActions form={id} label="عرض المدى" onCancel={onClose} />}
    >
      <RangeForm id={id} onClose={onClose} {...form} />
    </AppDialog>
  )
}

function RangeForm({ id, onClose, range, onChoose }: Omit<Props, 'open'> & { id: string }) {
  const [from, setFrom] = useState(range?.from ?? '')
  const [to, setTo] = useState(range?.to ?? '')
  const [isSent, setSent] = useState(false)
  const refusals = useRefusals()
  const isDirty = from !== (range?.from ?? '') || to !== (range?.to ?? '')
  useUnsavedDialog({ isDirty, isSubmitSuccessful: false })
  const start = dayParam(from)
  const end = dayParam(to)
  const isInOrder = !start || !end || start <= end

  function submit(event: FormEvent) {
    event.preventDefault()
    setSent(true)
    if (refusals.isNew()) return
    if (!start || !end || !isInOrder) return
    onClose()
    onChoose({ from: start, to: end })
  }

  return (
    <Days id={id} noValidate {...refusals.props} onSubmit={submit}>
      <DateField
        label="من يوم"
        required
        value={from}
        onChange={setFrom}
        error={isSent && !start ? REQUIRED : undefined}
      />
      <DateField
        label="إلى يوم"
        required
        value={to}
        onChange={setTo}
        error={isSent && !end ? REQUIRED : isSent && !isInOrder ? NOT_IN_ORDER : undefined}
      />
      <p>الأرقام نموذجية ثابتة، ولا يغيّرها المدى ولا الفترة.</p>
    </Days>
  )
}
