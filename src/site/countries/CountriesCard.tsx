import { styled } from '@mui/material/styles'
import { FollowedMark } from '@/site/follow/FollowedMark'
import { CountryFlag } from '@/ui/CountryFlag'
import { AppLink } from '@/ui/links'
import { liftOnHover, surface } from '@/ui/surface'
import { size, weight } from '@/ui/theme/tokens'
import type { IndexedCountry } from './countriesIndex'

const Card = styled('article')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  columnGap: 14,
  blockSize: '100%',
  ...surface(theme),
  paddingInline: 16,
  ...liftOnHover(theme),
  '& > span': { alignSelf: 'start', marginBlockStart: 20 },
  '&:hover h3 a': { color: theme.vars.palette.tokens.brand },
  [theme.breakpoints.up('md')]: { paddingInline: 20 },
}))

const Names = styled('div')(({ theme }) => ({
  paddingBlock: 14,
  '& h3': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: size.t18,
    fontWeight: weight.title,
    lineHeight: 1.5,
  },
  '& p': { color: theme.vars.palette.tokens.muted, fontSize: size.t14, lineHeight: 1.6 },
}))

const Cover = styled(AppLink)({
  color: 'inherit',
  '&&, &&:hover': { textDecoration: 'none' },
  '&::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1, borderRadius: 'inherit' },
}) as typeof AppLink

const Capital = styled('dl')(({ theme }) => ({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 8px',
  paddingBlock: '10px 12px',
  borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}`,
  '& dt': { color: theme.vars.palette.tokens.muted, fontSize: size.t13, lineHeight: 1.6 },
  '& dd': { fontSize: size.t14, fontWeight: weight.label, lineHeight: 1.6 },
}))

/**
 * A country in the list: flag, short and full name, capital. The whole card is a link to its page.
 */
export function CountriesCard({ country }: { country: IndexedCountry }) {
  const { slug, code, name, fullName, capital } = country
  return (
    <Card>
      <CountryFlag code={code} size="hero" />
      <Names>
        <h3>
          <Cover to="/countries/$slug" params={{ slug }}>
            {name}
          </Cover>
          <FollowedMark kind="country" id={slug} />
        </h3>
        <p>{fullName}</p>
      </Names>
      <Capital>
        <dt>العاصمة</dt>
        <dd>{capital}</dd>
      </Capital>
    </Card>
  )
}
