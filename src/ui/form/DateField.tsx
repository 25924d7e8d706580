import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { dayParam } from '@/lib/searchParams'
import { REFUSAL } from '@/ui/marks/marks'
import { TextField, type TextFieldProps } from './TextField'

/** How long typing rests before a day is reported, in ms; longer while keys are pressed, since each digit gives another day. */
const PAUSE = { typed: 1000, chosen: 250 }

const REFUSED = 'لم يُقبل التاريخ. اكتب يومًا كاملًا لا يسبق عام 1900.'

type Props = Omit<TextFieldProps, 'type' | 'ref' | 'onKeyDown' | 'onBlur' | 'onChange'> & {
  /** `isContinued`: the keys of this day have reported another one before, such as the 1st on the way to the 15th */
  onChange: (day: string, isContinued: boolean) => void
  /** reports a day after a pause or on leaving the field, for a value whose every change has a history entry */
  isPatient?: boolean
}

/**
 * A field for a day (`2026-11-20`, or empty). It keeps what is typed: a year that is being typed («0002») reaches
 * the field as a day, and is not reported. A day that is incomplete or before 1900 when the field is left is refused
 * beside the field, which shows its value again.
 */
export function DateField({ value, onChange, isPatient = false, error, max, ...field }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const isTyped = useRef(false)
  const [initial] = useState(value)
  const [draft, setDraft] = useState<string | null>(null)
  const [isRefused, setRefused] = useState(false)
  const [known, setKnown] = useState({ value, reported: value, isContinued: false })

  // A value from elsewhere (Back, a reset) replaces the draft; the one that was reported may arrive late.
  if (value !== known.value) {
    const isReported = value === known.reported
    setKnown({ value, reported: value, isContinued: known.isContinued && isReported })
    if (value === draft || !isReported) setDraft(null)
    setRefused(false)
  }

  const shown = draft ?? value
  useEffect(() => {
    if (input.current && input.current.value !== shown) input.current.value = shown
  }, [shown])

  const isWhole = () =>
    draft !== null &&
    !input.current?.validity.badInput &&
    (draft === '' || Boolean(dayParam(draft)))
  function report() {
    if (draft === null || draft === known.reported || !isWhole()) return
    setKnown({ value, reported: draft, isContinued: isTyped.current })
    onChange(draft, known.isContinued && isTyped.current)
  }
  const reportLater = useEffectEvent(report)
  useEffect(() => {
    if (draft === null) return
    const pause = isTyped.current ? PAUSE.typed : PAUSE.chosen
    const timer = setTimeout(reportLater, isPatient ? pause : 0)
    return () => clearTimeout(timer)
  }, [draft, isPatient])

  function endEditing() {
    const { current } = input
    const isUnchanged = draft === null && !current?.validity.badInput
    if (isWhole()) report()
    isTyped.current = false
    setKnown((now) => ({ ...now, isContinued: false }))
    if (isUnchanged || isWhole()) return
    setDraft(null)
    setRefused(true)
    // For an incomplete day `shown` may stay the same, so the effect above does not reset the input.
    if (current) current.value = value
  }

  return (
    <TextField
      {...field}
      type="date"
      // With four digits the year is whole.
      max={max ?? '9999-12-31'}
      value={shown}
      // React also writes the attribute `value`, and Firefox then empties the other parts of an incomplete day.
      defaultValue={initial}
      onChange={setDraft}
      // Also when an incomplete day is cleared, which does not change the value.
      onInput={() => setRefused(false)}
      onKeyDown={({ key }) => {
        isTyped.current = true
        if (key === 'Enter') endEditing()
        // What is typed into an incomplete day is no input event.
        else if (key !== 'Tab' && key !== 'Shift') setRefused(false)
      }}
      onBlur={endEditing}
      error={isRefused ? REFUSED : error}
      {...(isRefused && REFUSAL.props)}
      ref={input}
    />
  )
}
