import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { ChevronDown } from 'lucide-react'
import { type SourceCategory, sourceCategories } from '@/content/admin/newsSourceKinds'

const Select = styled(NativeSelect)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { inlineSize: '10rem' },
}))

type Props = {
  value: SourceCategory | undefined
  onChange: (category: SourceCategory | undefined) => void
}

/**
 * A select of «all» and the nine categories of Spec §9, which are too many for a segmented control.
 */
export function CategoryFilter({ value, onChange }: Props) {
  return (
    <Select
      variant="outlined"
      input={<OutlinedInput size="small" />}
      IconComponent={ChevronDown}
      value={value ?? ''}
      onChange={(event) =>
        onChange(sourceCategories.find(({ id }) => id === event.target.value)?.id)
      }
      inputProps={{ 'aria-label': 'القسم' }}
    >
      <option value="">كل الأقسام</option>
      {sourceCategories.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  )
}
