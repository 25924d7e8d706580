import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { size, weight } from '@/ui/theme/tokens'
import { CountriesCard } from './CountriesCard'
import type { CountryGroup } from './countriesIndex'

const Group = styled('section')(({ theme }) => ({
  marginBlockStart: 32,
  '& > h2': { marginBlockEnd: 12, fontSize: size.t22, fontWeight: weight.title, lineHeight: 1.35 },
  [theme.breakpoints.up('xl')]: { marginBlockStart: 40, '& > h2': { marginBlockEnd: 16 } },
}))

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gap: 20, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('xl')]: {
    gap: 24,
    gridTemplateColumns: 'repeat(auto-fill, minmax(max(14rem, 22%), 1fr))',
  },
}))

/** A region and its countries in 1, 2 or 4 columns. */
export function CountriesGroup({ group: { region, countries } }: { group: CountryGroup }) {
  const headingId = useId()
  return (
    <Group aria-labelledby={headingId}>
      <h2 id={headingId}>{region}</h2>
      <Grid>
        {countries.map((country) => (
          <li key={country.slug}>
            <CountriesCard country={country} />
          </li>
        ))}
      </Grid>
    </Group>
  )
}
