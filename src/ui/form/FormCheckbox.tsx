import type { FieldValues } from 'react-hook-form'
import { Checkbox, type CheckboxProps } from './Checkbox'
import { type Bound, useField } from './FormTextField'

/** A checkbox of a form. */
export function FormCheckbox<Values extends FieldValues>(props: Bound<Values, CheckboxProps>) {
  const { value, ...field } = useField(props)
  return <Checkbox {...field} isChecked={Boolean(value)} />
}
