import { styled } from '@mui/material/styles'
import { type SourceCategory, sourceCategories } from '@/content/admin/kinds'
import { Select } from '@/ui/form/Select'

const Root = styled(Select)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { inlineSize: '8.5rem' },
}))

type Props = {
  value: SourceCategory | undefined
  onChange: (category: SourceCategory | undefined) => void
}

/** A select of «all» and the nine categories of Spec §9, which are too many for a segmented control. */
export function CategoryFilter({ value, onChange }: Props) {
  return (
    <Root
      size="small"
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
    </Root>
  )
}
