import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { TextField, type TextOptions } from './TextField'

/** A text field of a form: `TextField` connected to react-hook-form by `control` and `name`. */
export function FormTextField<Values extends FieldValues, Output = Values>({
  control,
  name,
  keep = (text) => text,
  ...options
}: FieldBinding<Values, Output> &
  TextOptions & {
    /** the part of a typed text that the field keeps; not `maxLength`, which counts a flag as four characters */
    keep?: (text: string) => string
  }) {
  const { value, onChange, ...field } = useField({ control, name })
  return (
    <TextField
      {...options}
      {...field}
      value={value == null ? '' : String(value)}
      onChange={(text) => onChange(keep(text))}
    />
  )
}

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
