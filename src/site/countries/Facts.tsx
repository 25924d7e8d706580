import { styled } from '@mui/material/styles'
import type { Country } from '@/content/countries'
import type { CountryFacts } from '@/content/countryFacts'
import { radius, size, weight } from '@/ui/theme/tokens'

// One strip with thin lines: the background shows through the gaps of the grid.
const Strip = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 1,
  margin: 0,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderRadius: radius.card,
  background: theme.vars.palette.tokens.line,
  '& > div': { background: theme.vars.palette.tokens.paper, padding: '12px 16px' },
  '& > :first-of-type': { gridColumn: '1 / -1' },
  '& dt': { color: theme.vars.palette.tokens.muted, fontSize: size.t13 },
  '& dd': { margin: 0, fontWeight: weight.card },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(5, 1fr)',
    '& > div': { padding: '16px 20px' },
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}))

/** The facts about a country, a few words each (design/reference, country-egypt). */
export function Facts({ country, facts }: { country: Country; facts: CountryFacts }) {
  const rows = [
    ['العاصمة', facts.capital],
    ['العملة', facts.currency],
    ['المنطقة', country.region],
    ['معلم', facts.landmark],
    ['الدوري', facts.league],
  ] as const
  return (
    <Strip>
      {rows.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </Strip>
  )
}
