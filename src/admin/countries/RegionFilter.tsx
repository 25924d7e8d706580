import { styled } from '@mui/material/styles'
import { type Region, regions } from '@/content/countries'
import { Select } from '@/ui/form/Select'

const Root = styled(Select)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { inlineSize: '12rem' },
}))

type Props = { value: Region | undefined; onChange: (region: Region | undefined) => void }

/** A select of «الكل» and the six regions (Spec §2, §9), which are too many for a segmented control. */
export function RegionFilter({ value, onChange }: Props) {
  return (
    <Root
      size="small"
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
    </Root>
  )
}
