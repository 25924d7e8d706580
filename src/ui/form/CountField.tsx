import { styled } from '@mui/material/styles'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { isWholeNumber, wholeNumber } from '@/lib/wholeNumber'
import { Icon } from '../icons'
import { TextField, type TextFieldProps } from './TextField'
import { type FieldBinding, useField } from './useField'

const NOT_A_COUNT = 'اكتب عددًا صحيحًا لا يقل عن 0.'

type Options = Pick<TextFieldProps, 'label' | 'hint' | 'size' | 'required'>

type Props<Value extends number | null> = Options &
  Pick<TextFieldProps, 'name' | 'onBlur' | 'ref' | 'error'> & {
    value: Value
    onChange: (value: Value) => void
    /** what an empty field counts as: 0, or null where it may stay empty */
    empty: Value
  }

/**
 * A count: a whole number from 0. Nothing is refused (Spec §5: what is no number is 0), but the field says
 * what it did not take: the typed text stays, marked, until the field is left; then the number that counts is
 * shown, and the note says what was typed.
 */
export function CountField<Value extends number | null>({
  value,
  onChange,
  onBlur,
  empty,
  hint,
  error,
  ...field
}: Props<Value>) {
  /** the text while it is edited: a 0 in the place of an emptied field would be in the way of typing */
  const [typed, setTyped] = useState<string | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const isWrong = typed !== null && typed !== '' && !isWholeNumber(typed)

  function change(text: string) {
    setTyped(text)
    setRefused(null)
    onChange(text === '' ? empty : (wholeNumber(text) as Value))
  }

  function settle() {
    if (typed === null) return
    setTyped(null)
    if (isWrong) setRefused(typed)
  }

  const shown = typed ?? (value === null ? '' : String(value))
  const note = isWrong ? NOT_A_COUNT : error
  return (
    <TextField
      {...field}
      type="number"
      // A sign before the digits, as it is typed.
      dir="ltr"
      inputMode="numeric"
      min={0}
      value={shown}
      onChange={change}
      onBlur={(event) => {
        settle()
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        // Enter submits the form around it without leaving the field.
        if (event.key === 'Enter') settle()
      }}
      {...(note && { error: note })}
      hint={
        refused === null ? (
          hint
        ) : (
          <Refused>
            <Icon icon={TriangleAlert} size="small" />
            <span>
              لم يُقبل «<bdi dir="ltr">{refused}</bdi>»، فصار {value ?? 0}.
            </span>
          </Refused>
        )
      }
    />
  )
}

/** A count of a form, tied to react-hook-form's `control` and `name`. */
export function FormCountField<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...options
}: FieldBinding<Values, Output> & Options & { empty: number | null }) {
  const field = useField({ control, name })
  return <CountField {...options} {...field} value={field.value as number | null} />
}

const Refused = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'start',
  gap: 6,
  color: theme.vars.palette.tokens.warn,
  '& > svg': { flex: 'none', marginBlockStart: 3 },
}))
