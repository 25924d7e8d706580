import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { ChevronDown } from 'lucide-react'

export type SelectOption<Value extends string = string> = { value: Value; label: string }

type OptionGroup<Value extends string> = {
  name: string
  options: readonly SelectOption<Value>[]
}

export type SelectChoice<Value extends string> = {
  options: readonly (SelectOption<Value> | OptionGroup<Value>)[]
  value: Value | ''
  onChange: (value: Value) => void
  /** a first option that cannot be chosen, shown while the value is the empty string */
  placeholder?: string
}

type Props<Value extends string> = SelectChoice<Value> &
  Omit<NativeSelectProps, 'variant' | 'input' | 'IconComponent' | keyof SelectChoice<Value>>

/**
 * MUI's `NativeSelect` with the box of our text fields and our chevron, without a visible label: give it
 * `inputProps` with an `aria-label`, or use `SelectField`.
 */
export const Select = <Value extends string>({
  size = 'medium',
  fullWidth = false,
  options,
  onChange,
  placeholder,
  ...props
}: Props<Value>) => (
  <NativeSelect
    variant="outlined"
    input={<OutlinedInput size={size} fullWidth={fullWidth} />}
    IconComponent={ChevronDown}
    onChange={({ target }) => {
      const all = options.flatMap((one) => ('options' in one ? one.options : one))
      const chosen = all.find(({ value }) => value === target.value)
      if (chosen) onChange(chosen.value)
    }}
    {...props}
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
  </NativeSelect>
)

const renderOption = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
)
