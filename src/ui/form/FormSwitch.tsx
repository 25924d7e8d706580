import type { FieldValues } from 'react-hook-form'
import { type FieldBinding, useField } from './FormTextField'
import { SwitchRow, type SwitchRowTexts } from './Switch'

/** A switch of a form: `SwitchRow` connected to react-hook-form by `control` and `name`. */
export function FormSwitch<Values extends FieldValues, Output = Values>({
  control,
  name,
  ...options
}: FieldBinding<Values, Output> & SwitchRowTexts) {
  const { value, error: _noSwitchFails, ...field } = useField({ control, name })
  return <SwitchRow {...options} {...field} isOn={Boolean(value)} />
}
