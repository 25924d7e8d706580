import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { MapPinOff } from 'lucide-react'
import { useId, useMemo, useRef } from 'react'
import { countries } from '@/content/countries'
import { counted, formatNumber, plural } from '@/lib/arabic'
import { LiveSearchField } from '@/ui/fields/SearchField'
import { useDebouncedText } from '@/ui/fields/useDebouncedText'
import { EmptyState } from '@/ui/states/EmptyState'
import { PageHeader } from '@/ui/theme/PageHeader'
import { size, weight } from '@/ui/theme/tokens'
import { CountriesCard } from './CountriesCard'
import { type CountryGroup, countriesIndex } from './countriesIndex'

const Group = styled('section')(({ theme }) => ({
  marginBlockStart: 12,
  '& > h2': {
    borderBlockStart: `2px solid ${theme.vars.palette.tokens.ink}`,
    fontSize: size.t16,
    fontWeight: weight.title,
    lineHeight: '2rem',
    // The region of the rows on the screen, below the header.
    [theme.breakpoints.down('md')]: {
      position: 'sticky',
      insetBlockStart: 'calc(3.75rem + 1px)',
      zIndex: 2,
      background: theme.vars.palette.tokens.ground,
    },
  },
  [theme.breakpoints.up('md')]: {
    marginBlockStart: 32,
    '& > h2': { fontSize: size.t18, lineHeight: '2.75rem' },
  },
  '@media (min-width: 1280px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
    columnGap: 32,
    marginBlockStart: 24,
    borderBlockStart: `2px solid ${theme.vars.palette.tokens.ink}`,
    '& > h2': { borderBlockStart: 0, lineHeight: '5.25rem' },
  },
}))

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
  [theme.breakpoints.up('md')]: {
    columnGap: 32,
    gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  },
}))

const Filter = styled('search')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& > div': { flex: '1 1 16rem', maxInlineSize: '24rem' },
  '& > p': { color: theme.vars.palette.tokens.muted, fontSize: size.t14 },
  // On small screens always on a separate line: a longer count must not move the list while the reader types.
  [theme.breakpoints.down('sm')]: { '& > p': { flexBasis: '100%' } },
}))

type Props = {
  query: string
  /** called when typing has paused */
  onQueryChange: (query: string) => void
}

/** `/countries` (Spec §2): the 22 countries, grouped by region, with a filter field. */
export function CountriesPage({ query, onQueryChange }: Props) {
  const searchBox = useRef<HTMLInputElement>(null)
  const { text, typed } = useDebouncedText(query, onQueryChange)
  const groups = useMemo(() => countriesIndex(typed), [typed])
  const found = groups.reduce((sum, group) => sum + group.countries.length, 0)

  function clear() {
    text.set('')
    searchBox.current?.focus()
  }

  return (
    <>
      <PageHeader
        crumbs={[{ label: 'الرئيسية', link: { to: '/' } }, { label: 'الدول' }]}
        title="الدول العربية"
      />
      <Filter aria-label="تصفية الدول">
        <div>
          <LiveSearchField
            ref={searchBox}
            text={text}
            label="البحث عن دولة بالعربية أو الإنجليزية"
            placeholder="اسم الدولة أو عاصمتها"
          />
        </div>
        <p role="status">{describe(found, typed !== '')}</p>
      </Filter>
      {groups.map((group) => (
        <CountriesGroup key={group.region} group={group} />
      ))}
      {found === 0 && (
        <Card sx={{ mt: 6 }}>
          <EmptyState
            icon={MapPinOff}
            title="لا توجد دولة بهذا الاسم"
            text="تحقق من الكتابة، أو جرّب الاسم بالإنجليزية، أو اعرض الدول كلها."
            action={
              <Button size="small" onClick={clear}>
                عرض كل الدول
              </Button>
            }
          />
        </Card>
      )}
    </>
  )
}

const COUNTRIES = counted('دولة واحدة', 'دولتان', 'دول', 'دولة', 'دولة', 'لا دول')

const describe = (found: number, isFiltered: boolean) =>
  isFiltered
    ? `${plural(found, COUNTRIES)} من ${formatNumber(countries.length)}`
    : plural(found, COUNTRIES)

/** A region and its countries in 2, 3 or 4 columns, in one with large text. */
function CountriesGroup({ group: { region, countries } }: { group: CountryGroup }) {
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
