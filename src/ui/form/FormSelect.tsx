import type { FieldValues } from 'react-hook-form'
import { type Bound, useField } from './FormTextField'
import { SelectField, type SelectFieldProps } from './SelectField'

type Props<Values extends FieldValues> = Bound<Values, SelectFieldProps<string>>

/** A select of a form. */
export function FormSelect<Values extends FieldValues>(props: Props<Values>) {
  const { value, ...field } = useField(props)
  return <SelectField {...field} value={value == null ? '' : String(value)} />
}
