import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { TextField, type TextFieldProps } from './TextField'

/** A text field of a form: `TextField` connected to react-hook-form by `control` and `name`. */
export function FormTextField<Values extends FieldValues, Output = Values>({
  control,
  name,
  keep = (text) => text,
  ...options
}: FieldBinding<Values, Output> &
  Unbound<TextFieldProps> & {
    /**
     * the part of a typed text that the field keeps; not `maxLength`, which counts a flag as four characters. `before` is
     * the text until now, and what is new ends at `end`
     */
    keep?: (text: string, before: string, end: number) => string
  }) {
  const { value, onChange, ...field } = useField({ control, name })
  const before = value == null ? '' : String(value)
  return (
    <TextField
      {...options}
      {...field}
      value={before}
      // A dropped text is selected.
      onChange={(text, input) => onChange(keep(text, before, input?.selectionEnd ?? text.length))}
    />
  )
}

/** The props of a control that `useField` does not give. */
export type Unbound<Props> = Omit<
  Props,
  'value' | 'isChecked' | 'isOn' | 'name' | 'error' | 'ref' | 'onChange' | 'onBlur'
>

/** How a field is bound to its form: react-hook-form's `control` and the field's path in the values. */
export type FieldBinding<Values extends FieldValues, Output = Values> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
}

/**
 * Returns the props of a control: value, handlers, the ref that lets the form focus it, and the error message
 * to show. There is no message before the first submit (D-3).
 */
export function useField<Values extends FieldValues, Output>({
  control,
  name,
}: FieldBinding<Values, Output>) {
  const { field, fieldState } = useController({ control, name })
  return { ...field, error: fieldState.error?.message }
}
