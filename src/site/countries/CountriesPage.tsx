import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { MapPinOff } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { countries } from '@/content/countries'
import { counted, formatNumber, plural } from '@/lib/arabic'
import { LiveSearchField } from '@/ui/fields/SearchField'
import { useDebouncedText } from '@/ui/fields/useDebouncedText'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { Answer } from '@/ui/states/Answer'
import { EmptyState } from '@/ui/states/EmptyState'
import { colors, down, size } from '@/ui/theme/tokens'
import { CountriesGroup } from './CountriesGroup'
import { countriesIndex } from './countriesIndex'

const Filter = styled('search')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  '& > div': { flex: '1 1 16rem', maxInlineSize: '24rem' },
  '& > p': { color: colors.muted, fontSize: size.t14 },
  // On small screens always on a separate line: a longer count must not move the list while the reader types.
  [down.sm]: { '& > p': { flexBasis: '100%' } },
})

type Props = {
  query: string
  /** called when typing has paused */
  onQueryChange: (query: string) => void
}

/** `/countries` (Spec §2): the 22 countries, grouped by region, with a filter field. */
export function CountriesPage({ query, onQueryChange }: Props) {
  const searchBox = useRef<HTMLInputElement>(null)
  const { text, typed: shown } = useDebouncedText(query, onQueryChange)
  const groups = useMemo(() => countriesIndex(shown), [shown])
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
        <Answer to={[shown]}>{describe(found, shown !== '')}</Answer>
      </Filter>
      {groups.map((group) => (
        <CountriesGroup key={group.region} group={group} />
      ))}
      {found === 0 && (
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
      )}
    </>
  )
}

const COUNTRIES = counted('دولة واحدة', 'دولتان', 'دول', 'دولة', 'دولة', 'لا دول')

const describe = (found: number, isFiltered: boolean) =>
  isFiltered
    ? `${plural(found, COUNTRIES)} من ${formatNumber(countries.length)}`
    : plural(found, COUNTRIES)
