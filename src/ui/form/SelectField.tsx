import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field'
import { Select, type SelectChoice } from './Select'

export type SelectFieldProps<Value extends string> = FieldTexts &
  SelectChoice<Value> &
  Pick<ComponentProps<'select'>, 'disabled' | 'onBlur' | 'name' | 'ref'> & {
    size?: 'small' | 'medium'
  }

/**
 * A controlled, labelled select; in a form use `FormSelect`. It is a native `<select>`, because phones open
 * their own picker for it and screen readers support it. Only the closed box is styled.
 */
export const SelectField = <Value extends string>({
  label,
  required,
  hint,
  error,
  ref,
  onBlur,
  name,
  ...select
}: SelectFieldProps<Value>) => (
  <Field {...{ label, required, hint, error }}>
    {(control) => (
      <Select
        fullWidth
        {...select}
        inputRef={ref}
        error={Boolean(error)}
        inputProps={{ ...control, onBlur, name }}
      />
    )}
  </Field>
)
