import NativeSelect, { type NativeSelectProps } from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { ChevronDown } from 'lucide-react'

type Props = Omit<NativeSelectProps, 'variant' | 'input' | 'IconComponent'>

/**
 * MUI's `NativeSelect` with the box of our text fields and our chevron, without a visible label: give it
 * `inputProps` with an `aria-label`, or use `SelectField`.
 */
export function Select({ size = 'medium', fullWidth = false, ...props }: Props) {
  return (
    <NativeSelect
      variant="outlined"
      input={<OutlinedInput size={size} fullWidth={fullWidth} />}
      IconComponent={ChevronDown}
      {...props}
    />
  )
}
