import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { ChevronDown } from 'lucide-react'
import { type Region, regions } from '@/content/countries'

const Select = styled(NativeSelect)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { inlineSize: '12rem' },
}))

type Props = { value: Region | undefined; onChange: (region: Region | undefined) => void }

/**
 * A select of «الكل» and the six regions (Spec §2, §9), which are too many for a segmented control.
 */
export function RegionFilter({ value, onChange }: Props) {
  return (
    <Select
      variant="outlined"
      input={<OutlinedInput size="small" />}
      IconComponent={ChevronDown}
      value={value ?? ''}
      onChange={(event) => onChange(regions.find((region) => region === event.target.value))}
      inputProps={{ 'aria-label': 'المنطقة' }}
    >
      <option value="">الكل</option>
      {regions.map((region) => (
        <option key={region} value={region}>
          {region}
        </option>
      ))}
    </Select>
  )
}
