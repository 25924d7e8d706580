import OutlinedInput from '@mui/material/OutlinedInput'
import type { ComponentProps, FocusEvent, ReactNode, Ref } from 'react'
import { formatNumber } from '@/lib/arabic'
import { readUnseen } from '@/lib/enterValue'
import { countLetters, tooLong } from '@/lib/validation'
import { Field, type FieldTexts } from './Field'

type Attributes = Pick<
  ComponentProps<'input'>,
  | ('autoComplete' | 'inputMode' | 'placeholder' | 'spellCheck' | 'name' | 'min' | 'max')
  | ('disabled' | 'onBlur' | 'onKeyDown' | 'onInput')
>

export type TextFieldProps = FieldTexts &
  Attributes & {
    type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'password'
    /** renders a textarea with this many rows, which the user can make taller */
    rows?: number
    /** `ltr` for addresses, codes and handles: left-to-right text, aligned to the side of the label */
    dir?: 'ltr' | 'rtl' | 'auto'
    /** the most letters that the form accepts; they are counted near the end, and a longer text is an error */
    limit?: number
    /** `small` is 36 px high, for dense rows of the admin pages */
    size?: 'small' | 'medium'
    /** inside the field, at its end: a toggle, a unit */
    endAdornment?: ReactNode
    value: string
    /** the input keeps its own value: React does not write `value` into it */
    defaultValue?: string
    onChange: (value: string, field?: HTMLInputElement | HTMLTextAreaElement) => void
    ref?: Ref<HTMLInputElement | HTMLTextAreaElement>
  }

const CODES: ReadonlySet<TextFieldProps['type']> = new Set(['email', 'url', 'tel', 'password'])
const AS_TYPED = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false }

/** Letters are counted in sight after this part of the limit. */
const NEAR_END = 0.9

/** What is said beside a field about the letters of its text: `hint` near the end of the limit, `error` after it. */
export function limitNotes(text: string, limit: number): { hint?: string; error?: string } {
  // Nothing is never too long, also where other texts leave no room.
  if (!text || text.length <= NEAR_END * limit) return {}
  const left = limit - countLetters(text)
  return left < 0
    ? { error: `${tooLong(limit)}. الأحرف الزائدة: ${formatNumber(-left)}` }
    : { hint: `الأحرف المتبقية: ${formatNumber(left)}` }
}

/** A field changes CRLF to LF. A text that was stored with CRLF keeps it, or an unchanged text would differ. */
const withLineEnds = (typed: string, before: string) =>
  before.includes('\r\n') ? typed.replaceAll('\n', '\r\n') : typed

/**
 * A controlled, labelled text field (for edits that apply live); in a form use `FormTextField`. `onChange`
 * receives the text. Spec §5.
 */
export function TextField({
  label,
  required,
  hint,
  error,
  value,
  defaultValue,
  onChange,
  onBlur,
  ref,
  type = 'text',
  rows,
  // A text in any language begins where its first letter says.
  dir = type === 'text' ? 'auto' : undefined,
  disabled = false,
  endAdornment,
  size = 'medium',
  limit = Number.POSITIVE_INFINITY,
  // `:placeholder-shown` needs one.
  placeholder = dir === 'auto' ? ' ' : undefined,
  ...attributes
}: TextFieldProps) {
  // An address, a code, a handle, a duration, a Latin name: no keyboard corrects it.
  const isCode = !rows && (dir === 'ltr' || CODES.has(type))
  const notes = limitNotes(value, limit)
  const note = notes.error ?? error
  const read = ({ target }: FocusEvent) => defaultValue === undefined && readUnseen(target)
  const reading = { onFocus: read, onBlur: read }
  return (
    <Field {...{ label, required, error: note }} hint={notes.hint ?? hint}>
      {(control) => (
        <OutlinedInput
          fullWidth
          size={size}
          {...(defaultValue === undefined ? { value } : { defaultValue })}
          onChange={(event) => onChange(withLineEnds(event.target.value, value), event.target)}
          inputRef={ref}
          error={Boolean(note)}
          disabled={disabled}
          // A plain textarea: MUI's own measures itself at every keystroke, and users cannot resize it.
          {...(rows ? { multiline: true, inputComponent: 'textarea', rows } : { type })}
          {...(onBlur ? { onBlur } : {})}
          {...(endAdornment ? { endAdornment } : {})}
          slotProps={{
            input: {
              ...control,
              ...(isCode && AS_TYPED),
              ...attributes,
              ...reading,
              dir,
              placeholder,
            },
          }}
        />
      )}
    </Field>
  )
}
