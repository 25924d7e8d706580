import { styled } from '@mui/material/styles'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { machineText } from '@/lib/arabic'
import { trimInvisible } from '@/lib/invisible'
import { REFUSAL } from '@/ui/marks/marks'
import { Icon } from '@/ui/theme/icons'
import { colors } from '@/ui/theme/tokens'
import type { FieldTexts } from './Field'
import { TextField, type TextFieldProps } from './TextField'

// Separators only between groups of three: «3,60» and «1,5» are something else.
const WRITTEN = /^\+?(\d+|\d{1,3}(?:[,٬،'’ ]\d{3})+)(?:[.٫](\d+))?$/

/**
 * Reads a typed whole number from 0, in the digits and with the separators of any keyboard: «٣٬٦٠٠» is 3600. A
 * fraction is cut off, and any other text counts as 0 (Spec §5); then `isExact` is false.
 */
export function readWholeNumber(typed: string): { value: number; isExact: boolean } {
  const text = machineText(typed)
  const [, whole = '', fraction = ''] = WRITTEN.exec(text) ?? []
  const value = Number(whole.replace(/\D/g, ''))
  if (!Number.isSafeInteger(value)) return { value: 0, isExact: false }
  // «3.600» may be meant as thousands.
  return { value, isExact: text === '' || (whole !== '' && /^0{0,2}$/.test(fraction)) }
}

const Warned = styled('span')({
  display: 'inline-flex',
  alignItems: 'start',
  gap: 6,
  color: colors.warn,
  '& > svg': { flex: 'none', marginBlockStart: 3 },
})

/** A hint about a value that is accepted and may be a mistake. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <Warned>
    <Icon icon={TriangleAlert} size="small" />
    <span>{children}</span>
  </Warned>
)

const NOT_A_COUNT = 'اكتب عددًا صحيحًا لا يقل عن 0.'

export type CountFieldProps<Value extends number | null> = FieldTexts &
  Pick<TextFieldProps, 'size' | 'name' | 'onBlur' | 'ref'> & {
    value: Value
    onChange: (value: Value) => void
    /** the value of an empty field: 0, or null if the field may stay empty */
    empty: Value
  }

/**
 * A field for a count: a whole number from 0, in any digits. Anything that is not a number counts as 0 and is no error for the
 * form (Spec §5), but the field says what it did not accept: the typed text stays, marked as invalid, until the
 * field loses the focus; then the field shows the resulting number and a note with the typed text.
 */
export function CountField<Value extends number | null>({
  value,
  onChange,
  onBlur,
  empty,
  hint,
  error,
  ...field
}: CountFieldProps<Value>) {
  /** the text while it is edited; showing 0 in an emptied field would get in the way of typing */
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const isWrong = typed !== null && !readWholeNumber(typed).isExact

  function change(text: string) {
    setTyped(text)
    setRefused(null)
    onChange(trimInvisible(text) === '' ? empty : (readWholeNumber(text).value as Value))
  }

  function endEditing() {
    if (typed === null) return
    setTyped(null)
    if (isWrong) setRefused(typed)
  }

  const shown = typed ?? (value === null ? '' : String(value))
  const note = isWrong ? NOT_A_COUNT : error
  return (
    <TextField
      {...field}
      // Not `type="number"`: browsers hide from it what they do not read («٣٦٠٠»), and a wheel changes it.
      // A minus sign is before the digits.
      dir="ltr"
      inputMode="numeric"
      value={shown}
      onChange={change}
      onBlur={(event) => {
        endEditing()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        // Enter submits the surrounding form without a blur event.
        if (event.key === 'Enter') endEditing()
      }}
      {...(note && { error: note })}
      {...(refused !== null && REFUSAL.props)}
      hint={
        refused === null ? (
          hint
        ) : (
          <Warning>
            لم يُقبل «<bdi dir="ltr">{refused}</bdi>
            <span>{`»، فصار ${value ?? 0}.`}</span>
          </Warning>
        )
      }
    />
  )
}
