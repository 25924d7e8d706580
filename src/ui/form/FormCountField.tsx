import type { FieldValues } from 'react-hook-form'
import { CountField, type CountFieldProps } from './CountField'
import { type Bound, useField } from './FormTextField'

type Props<Values extends FieldValues> = Bound<Values, CountFieldProps<number | null>>

/** A count field of a form. */
export function FormCountField<Values extends FieldValues>(props: Props<Values>) {
  const field = useField(props)
  return <CountField {...field} value={field.value as number | null} />
}
