import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { colors, down, size, up, weight } from '@/ui/theme/tokens'
import { CountriesCard } from './CountriesCard'
import type { CountryGroup } from './countriesIndex'

const Group = styled('section')({
  marginBlockStart: 12,
  '& > h2': {
    borderBlockStart: `2px solid ${colors.ink}`,
    fontSize: size.t16,
    fontWeight: weight.title,
    lineHeight: '2rem',
    // The region of the rows on the screen, below the header.
    [down.md]: {
      position: 'sticky',
      insetBlockStart: 'calc(3.75rem + 1px)',
      zIndex: 2,
      background: colors.ground,
    },
  },
  [up.md]: {
    marginBlockStart: 32,
    '& > h2': { fontSize: size.t18, lineHeight: '2.75rem' },
  },
  '@media (min-width: 1280px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
    columnGap: 32,
    marginBlockStart: 24,
    borderBlockStart: `2px solid ${colors.ink}`,
    '& > h2': { borderBlockStart: 0, lineHeight: '5.25rem' },
  },
})

const Grid = styled('ul')({
  display: 'grid',
  columnGap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  [up.md]: {
    columnGap: 32,
    gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  },
})

/** A region and its countries in 2, 3 or 4 columns, in one with large text. */
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
