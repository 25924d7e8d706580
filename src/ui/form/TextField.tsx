import OutlinedInput from '@mui/material/OutlinedInput'
import type {
  FocusEventHandler,
  HTMLInputAutoCompleteAttribute,
  KeyboardEventHandler,
  ReactNode,
  Ref,
} from 'react'
import type { FieldValues } from 'react-hook-form'
import { Field, type FieldTexts } from './Field'
import { type FieldBinding, useField } from './useField'

type TextOptions = Omit<FieldTexts, 'error'> & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'number' | 'date' | 'password'
  /** given: a text box of that many rows, which the reader may pull taller */
  rows?: number
  /** `ltr` for addresses, codes and handles: typed left to right, yet aligned to the label's side */
  dir?: 'ltr' | 'rtl' | 'auto'
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url'
  spellCheck?: boolean
  autoCapitalize?: 'none' | 'sentences'
  maxLength?: number
  min?: number | string
  max?: number | string
  disabled?: boolean
  /** 36 px high, for dense rows of the back office */
  size?: 'small' | 'medium'
  /** inside the field, at its end: a toggle, a unit */
  endAdornment?: ReactNode
}

export type TextFieldProps = TextOptions & {
  value: string
  onChange: (value: string) => void
  onBlur?: FocusEventHandler
  onKeyDown?: KeyboardEventHandler
  name?: string
  error?: string | undefined
  ref?: Ref<HTMLInputElement | HTMLTextAreaElement>
}

/**
 * A labelled text field, controlled by its caller (for edits that apply live); in a form use
 * `FormTextField`. `onChange` gets the text itself. Spec §5, reference: Form field.
 */
export function TextField({
  label,
  required,
  hint,
  error,
  value,
  onChange,
  onBlur,
  onKeyDown,
  name,
  ref,
  type = 'text',
  rows,
  dir,
  disabled = false,
  endAdornment,
  size = 'medium',
  ...attributes
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error }} {...(required ? { required } : {})}>
      {(control) => (
        <OutlinedInput
          fullWidth
          size={size}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          inputRef={ref}
          error={Boolean(error)}
          disabled={disabled}
          // A plain textarea: MUI's own measures itself on every key, and could not be pulled taller.
          {...(rows ? { multiline: true, inputComponent: 'textarea', rows } : { type })}
          {...(onBlur ? { onBlur } : {})}
          {...(onKeyDown ? { onKeyDown } : {})}
          {...(endAdornment ? { endAdornment } : {})}
          slotProps={{ input: { ...control, ...attributes, name, dir } }}
        />
      )}
    </Field>
  )
}

/** A text field of a form: `TextField` tied to react-hook-form's `control` and `name`. */
export function FormTextField<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...options
}: FieldBinding<Values, Output> & TextOptions) {
  const { value, ...field } = useField({ control, name })
  return <TextField {...options} {...field} value={value == null ? '' : String(value)} />
}
