import type { FocusEventHandler, Ref } from 'react'
import { Field, type FieldTexts } from './Field'
import { Select } from './Select'

export type SelectOption<Value extends string = string> = { value: Value; label: string }

type OptionGroup<Value extends string> = {
  name: string
  options: readonly SelectOption<Value>[]
}

export type SelectOptions<Value extends string> = Omit<FieldTexts, 'error'> & {
  options: readonly (SelectOption<Value> | OptionGroup<Value>)[]
  /** a first option that cannot be chosen, shown while the value is the empty string */
  placeholder?: string
  disabled?: boolean
  size?: 'small' | 'medium'
}

export type SelectFieldProps<Value extends string> = SelectOptions<Value> & {
  value: Value | ''
  onChange: (value: Value) => void
  onBlur?: FocusEventHandler
  name?: string
  error?: string | undefined
  ref?: Ref<HTMLSelectElement>
}

/**
 * A controlled, labelled select; in a form use `FormSelect`. It is a native `<select>`, because phones open
 * their own picker for it and screen readers support it. Only the closed box is styled.
 */
export function SelectField<Value extends string>({
  label,
  required,
  hint,
  error,
  options,
  placeholder,
  value,
  onChange,
  ref,
  disabled = false,
  size = 'medium',
  ...select
}: SelectFieldProps<Value>) {
  return (
    <Field {...{ label, required, hint, error }}>
      {(control) => (
        <Select
          fullWidth
          size={size}
          value={value}
          onChange={(event) => {
            const all = options.flatMap((one) => ('options' in one ? one.options : one))
            const chosen = all.find((option) => option.value === event.target.value)
            if (chosen) onChange(chosen.value)
          }}
          inputRef={ref}
          error={Boolean(error)}
          disabled={disabled}
          inputProps={{ ...control, ...select }}
        >
          {placeholder !== undefined && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((one) =>
            'options' in one ? (
              <optgroup key={one.name} label={one.name}>
                {one.options.map(renderOption)}
              </optgroup>
            ) : (
              renderOption(one)
            ),
          )}
        </Select>
      )}
    </Field>
  )
}

const renderOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
)
