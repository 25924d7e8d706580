import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { TextField, type TextFieldProps } from './TextField'

type Props<Values extends FieldValues> = Bound<Values, TextFieldProps> & {
  /**
   * the part of a typed text that the field keeps; not `maxLength`, which counts a flag as four characters. `before` is
   * the text until now, and what is new ends at `end`
   */
  keep?: (text: string, before: string, end: number) => string
}

/** A text field of a form. */
export function FormTextField<Values extends FieldValues>(props: Props<Values>) {
  const { keep = (text: string) => text, value, onChange, ...field } = useField(props)
  const before = value == null ? '' : String(value)
  return (
    <TextField
      {...field}
      value={before}
      // A dropped text is selected.
      onChange={(text, input) => onChange(keep(text, before, input?.selectionEnd ?? text.length))}
    />
  )
}

/** How a control is bound to its form; `field` of `useAlertingForm` makes it. */
export type FieldBinding<Values extends FieldValues> = {
  control: Control<Values, unknown, unknown>
  name: FieldPath<Values>
}

/** The props of a control that is bound to a form: its binding, and those that `useField` does not give. */
export type Bound<Values extends FieldValues, Props> = FieldBinding<Values> &
  Omit<Props, 'value' | 'isChecked' | 'isOn' | 'name' | 'error' | 'ref' | 'onChange' | 'onBlur'>

/**
 * Returns the props of a control with what its form gives it: value, handlers, the ref that lets the form focus it, and
 * the error message to show. There is no message before the first submit (D-3).
 */
export function useField<Values extends FieldValues, Options>({
  control,
  name,
  ...options
}: FieldBinding<Values> & Options) {
  const { field, fieldState } = useController({ control, name })
  return { ...options, ...field, error: fieldState.error?.message }
}
