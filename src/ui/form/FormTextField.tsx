import type { FieldValues } from 'react-hook-form'
import { TextField, type TextOptions } from './TextField'
import { type FieldBinding, useField } from './useField'

/** A text field of a form: `TextField` connected to react-hook-form by `control` and `name`. */
export function FormTextField<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...options
}: FieldBinding<Values, Output> & TextOptions) {
  const { value, ...field } = useField({ control, name })
  return <TextField {...options} {...field} value={value == null ? '' : String(value)} />
}
