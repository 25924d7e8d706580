import { styled } from '@mui/material/styles'
import { FollowedMark } from '@/site/follow/FollowedMark'
import { AppLink } from '@/ui/navigation/links'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { colors, size, up, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import type { IndexedCountry } from './countriesIndex'

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

/** A country in the list: flag, name, full name, capital. The whole row is a link to its page. */
export function CountriesCard({ country }: { country: IndexedCountry }) {
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
