import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { SearchX } from 'lucide-react'
import { useMemo, useRef } from 'react'
import { type AdminCountry, adminCountries } from '@/content/admin/countries'
import { formatNumber } from '@/lib/arabic'
import { DataTable } from '@/ui/DataTable'
import { FilterBar } from '@/ui/FilterBar'
import { SearchField } from '@/ui/SearchField'
import { EmptyState } from '@/ui/states/EmptyState'
import { useDraftText } from '@/ui/useDraftText'
import { type CountriesSearch, filterCountries } from './countriesSearch'
import { countryColumns } from './countryColumns'
import { RegionFilter } from './RegionFilter'

const ListCard = styled(Card)({ overflow: 'hidden' }) as typeof Card

export type ListProps = {
  search: CountriesSearch
  /** `typing` replaces the history entry, a chosen `filter` adds one, so that Back works */
  onSearchChange: (search: CountriesSearch, cause: 'typing' | 'filter') => void
}

type Props = ListProps & {
  countries?: readonly AdminCountry[]
  onEdit: (country: AdminCountry) => void
  onDelete: (country: AdminCountry) => void
}

/** The search field, the region filter and the table of countries (Spec §2). */
export function CountryList({
  countries = adminCountries,
  search,
  onSearchChange,
  onEdit,
  onDelete,
}: Props) {
  const searchBox = useRef<HTMLInputElement>(null)
  const { region } = search
  // Defaults are omitted from the address (architecture, Habits).
  const draft = useDraftText(search.q ?? '', (q) =>
    onSearchChange({ ...(q && { q }), ...(region && { region }) }, 'typing'),
  )
  const found = filterCountries(countries, { q: draft.text, region })
  const columns = useMemo(() => countryColumns({ onEdit, onDelete }), [onEdit, onDelete])

  function chooseRegion(next: CountriesSearch['region']) {
    const q = draft.settle()
    onSearchChange({ ...(q && { q }), ...(next && { region: next }) }, 'filter')
  }

  function clear() {
    draft.settle('')
    onSearchChange({}, 'filter')
    searchBox.current?.focus()
  }

  return (
    <ListCard component="section" aria-label="قائمة الدول">
      <FilterBar
        search={
          <SearchField
            ref={searchBox}
            size="small"
            label="بحث في الدول"
            placeholder="الاسم بالعربية أو الإنجليزية"
            value={draft.text}
            onChange={draft.setText}
          />
        }
        filters={<RegionFilter value={region} onChange={chooseRegion} />}
        count={`${formatNumber(found.length)} من ${formatNumber(countries.length)}`}
      />
      {found.length > 0 ? (
        <DataTable caption="الدول" columns={columns} rows={found} rowKey={({ id }) => id} />
      ) : (
        <EmptyState
          icon={SearchX}
          title="لا نتائج"
          text="لا دولة تطابق البحث والمنطقة المختارة."
          action={
            <Button size="small" onClick={clear}>
              مسح البحث والتصفية
            </Button>
          }
        />
      )}
    </ListCard>
  )
}
