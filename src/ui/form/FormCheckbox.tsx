import type { FieldValues } from 'react-hook-form'
import { Checkbox, type CheckboxOptions } from './Checkbox'
import { type FieldBinding, useField } from './FormTextField'

/** A checkbox of a form: `Checkbox` connected to react-hook-form by `control` and `name`. */
export function FormCheckbox<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...options
}: FieldBinding<Values, Output> & CheckboxOptions) {
  const { value, ...field } = useField({ control, name })
  return <Checkbox {...options} {...field} isChecked={Boolean(value)} />
}
