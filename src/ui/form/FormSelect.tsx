import type { FieldValues } from 'react-hook-form'
import { type FieldBinding, type Unbound, useField } from './FormTextField'
import { SelectField, type SelectFieldProps } from './SelectField'

/** A select of a form: `SelectField` connected to react-hook-form by `control` and `name`. */
export function FormSelect<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...options
}: FieldBinding<Values, Output> & Unbound<SelectFieldProps<string>>) {
  const { value, ...field } = useField({ control, name })
  return <SelectField {...options} {...field} value={value == null ? '' : String(value)} />
}
