import type { FieldValues } from 'react-hook-form'
import { type FieldBinding, type Unbound, useField } from './FormTextField'
import { SwitchRow, type SwitchRowProps } from './Switch'

/** A switch of a form: `SwitchRow` connected to react-hook-form by `control` and `name`. */
export function FormSwitch<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...options
}: FieldBinding<Values, Output> & Unbound<SwitchRowProps>) {
  const { value, error: _noSwitchFails, ...field } = useField({ control, name })
  return <SwitchRow {...options} {...field} isOn={Boolean(value)} />
}
