import type { FieldValues } from 'react-hook-form'
import { Checkbox, type CheckboxProps } from './Checkbox'
import { type FieldBinding, type Unbound, useField } from './FormTextField'

/** A checkbox of a form: `Checkbox` connected to react-hook-form by `control` and `name`. */
export function FormCheckbox<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...options
}: FieldBinding<Values, Output> & Unbound<CheckboxProps>) {
  const { value, ...field } = useField({ control, name })
  return <Checkbox {...options} {...field} isChecked={Boolean(value)} />
}
