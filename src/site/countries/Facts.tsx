import { styled } from '@mui/material/styles'
import type { Country } from '@/content/countries'
import type { CountryFacts } from '@/content/countryFacts'
import { radius, size, weight } from '@/ui/theme/tokens'

// One strip with hairlines: the line's colour shows through the gaps.
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

/** What is true of the country, in five words or so (design/reference, country-egypt). */
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
