import { styled } from '@mui/material/styles'
import { useNavigate } from '@tanstack/react-router'
import { MapPinOff } from 'lucide-react'
import { useId, useMemo, useRef } from 'react'
import { countries } from '@/content/countries'
import { counted, formatNumber, plural } from '@/lib/arabic'
import { FollowedMark } from '@/site/follow/FollowedMark'
import { SearchField } from '@/ui/fields/SearchField'
import { useDebouncedText } from '@/ui/fields/useDebouncedText'
import { AppLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { CountryFlag } from '@/ui/news/CountryFlag'
import { coverLink } from '@/ui/sectionCard/itemStyles'
import { Answer } from '@/ui/states/Answer'
import { EmptyList } from '@/ui/states/EmptyList'
import { inRow, inRows } from '@/ui/theme/surface'
import { colors, down, size, up, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { type CountryGroup, countriesIndex } from './countriesIndex'

const Filter = styled('search')({
  ...inRows,
  gap: '8px 16px',
  '& > div': { flex: '1 1 16rem', maxInlineSize: '24rem' },
  '& > p': { color: colors.muted, fontSize: size.t14 },
  // On small screens always on a separate line: a longer count must not move the list while the reader types.
  [down.sm]: { '& > p': { flexBasis: '100%' } },
})

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

const Places = styled('ul')({
  display: 'grid',
  columnGap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  [up.md]: {
    columnGap: 32,
    gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  },
})

const CountryRow = styled('article')({
  position: 'relative',
  isolation: 'isolate',
  ...inRow,
  gap: 10,
  minBlockSize: '3.5rem',
  paddingBlock: 6,
  ...coverLink(),
  '& > div': { minInlineSize: 0 },
  '& h3': {
    ...inRow,
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

/** `/countries` (Spec §2): the 22 countries, grouped by region, with a filter field. */
export function CountriesPage({ q }: { q: string }) {
  const navigate = useNavigate()
  const searchBox = useRef<HTMLInputElement>(null)
  const { text, typed: shown } = useDebouncedText(q, (next) =>
    // Typing adds no history entries and does not scroll the page to its top.
    navigate({
      to: '/countries',
      search: next ? { q: next } : {},
      replace: true,
      resetScroll: false,
    }),
  )
  const groups = useMemo(() => countriesIndex(shown), [shown])
  const found = groups.reduce((sum, group) => sum + group.countries.length, 0)

  function clear() {
    text.set('')
    searchBox.current?.focus()
  }

  return (
    <>
      <PageHeader crumbs={[{ label: 'الدول' }]} title="الدول العربية" />
      <Filter aria-label="تصفية الدول">
        <div>
          <SearchField
            ref={searchBox}
            text={text}
            label="البحث عن دولة بالعربية أو الإنجليزية"
            placeholder="اسم الدولة أو عاصمتها"
          />
        </div>
        <Answer to={[shown]}>
          {plural(found, COUNTRIES) + (shown && ` من ${formatNumber(countries.length)}`)}
        </Answer>
      </Filter>
      {groups.map((group) => (
        <CountriesGroup key={group.region} group={group} />
      ))}
      {found === 0 && (
        <EmptyList
          icon={MapPinOff}
          title="لا توجد دولة بهذا الاسم"
          text="تحقق من الكتابة، أو جرّب الاسم بالإنجليزية، أو اعرض الدول كلها."
          step="عرض كل الدول"
          onStep={clear}
        />
      )}
    </>
  )
}

const COUNTRIES = counted('دولة واحدة', 'دولتان', 'دول', 'دولة', 'دولة', 'لا دول')

/**
 * A region and its countries in 2, 3 or 4 columns, in one with large text: flag, name, full name, capital. The whole row of
 * a country is a link to its page.
 */
function CountriesGroup({ group: { region, countries } }: { group: CountryGroup }) {
  const headingId = useId()
  return (
    <Group aria-labelledby={headingId}>
      <h2 id={headingId}>{region}</h2>
      <Places>
        {countries.map(({ slug, code, name, fullName, capital }) => (
          <li key={slug}>
            <CountryRow>
              <CountryFlag code={code} size="large" />
              <div>
                <h3>
                  <AppLink to="/countries/$slug" params={{ slug }}>
                    {name}
                  </AppLink>
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
            </CountryRow>
          </li>
        ))}
      </Places>
    </Group>
  )
}
