import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { FollowedMark } from '@/site/follow/FollowedMark'
import { AppLink } from '@/ui/navigation/links'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { colors, down, size, up, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import type { CountryGroup, IndexedCountry } from './countriesIndex'

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

const Row = styled('article')({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minBlockSize: '3.5rem',
  paddingBlock: 6,
  '&:hover h3 a': { color: colors.brand },
  '& > div': { minInlineSize: 0 },
  '& h3': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    fontSize: size.t16,
    fontWeight: weight.card,
    lineHeight: 1.4,
  },
  '& :is(p, dl)': { color: colors.muted, fontSize: size.t13, lineHeight: 1.4 },
  // A phone has two columns: only what tells countries apart.
  '& p': { display: 'none' },
  [up.md]: {
    gap: 14,
    minBlockSize: '5.25rem',
    '& h3': { fontSize: size.t18 },
    '& p': { display: 'block' },
  },
})

const Cover = styled(AppLink)({
  color: 'inherit',
  '&&, &&:hover': { textDecoration: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
}) as typeof AppLink

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

/** A country in the list: flag, name, full name, capital. The whole row is a link to its page. */
function CountriesCard({ country }: { country: IndexedCountry }) {
  const { slug, code, name, fullName, capital } = country
  return (
    <Row>
      <CountryFlag code={code} size="large" />
      <div>
        <h3>
          <Cover to="/countries/$slug" params={{ slug }}>
            {name}
          </Cover>
          <FollowedMark kind="country" id={slug} />
        </h3>
        <p>{fullName}</p>
        <dl>
          <dt>
            <VisuallyHidden>العاصمة</VisuallyHidden>
          </dt>
          <dd>{capital}</dd>
        </dl>
      </div>
    </Row>
  )
}
