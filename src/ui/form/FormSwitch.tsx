import type { FieldValues } from 'react-hook-form'
import { type Bound, useField } from './FormTextField'
import { SwitchRow, type SwitchRowProps } from './Switch'

/** A switch of a form. */
export function FormSwitch<Values extends FieldValues>(props: Bound<Values, SwitchRowProps>) {
  const { value, error: _noSwitchFails, ...field } = useField(props)
  return <SwitchRow {...field} isOn={Boolean(value)} />
}
