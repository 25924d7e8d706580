import type { FieldValues } from 'react-hook-form'
import { CountField, type CountFieldProps } from './CountField'
import { type FieldBinding, type Unbound, useField } from './FormTextField'

/** A count field of a form, connected to react-hook-form by `control` and `name`. */
export function FormCountField<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...options
}: FieldBinding<Values, Output> & Unbound<CountFieldProps<number | null>>) {
  const field = useField({ control, name })
  return <CountField {...options} {...field} value={field.value as number | null} />
}
