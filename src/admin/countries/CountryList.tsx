import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { type FilterCause, useListSearch } from '@/admin/useListSearch'
import { type AdminCountry, adminCountries } from '@/content/admin/countries'
import { formatNumber } from '@/lib/arabic'
import { DataTable } from '@/ui/DataTable'
import { FilterBar } from '@/ui/FilterBar'
import { LiveSearchField } from '@/ui/SearchField'
import { NoMatches } from '@/ui/states/NoMatches'
import { type CountriesSearchParams, filterCountries } from './countriesSearchParams'
import { countryColumns } from './countryColumns'
import { RegionFilter } from './RegionFilter'

const ListCard = styled(Card)({ overflow: 'hidden' }) as typeof Card

export type ListProps = {
  search: CountriesSearchParams
  onSearchChange: (search: CountriesSearchParams, cause: FilterCause) => void
}

type Props = ListProps & {
  countries?: readonly AdminCountry[]
  onEdit: (country: AdminCountry) => void
  onDelete: (country: AdminCountry) => void
}

/** The search field, the region filter and the table of countries (Spec §2). */
export function CountryList({
  countries = adminCountries,
  search: filters,
  onSearchChange,
  onEdit,
  onDelete,
}: Props) {
  const { region } = filters
  const { q, ...search } = useListSearch(filters, onSearchChange)
  const found = filterCountries(countries, { q, region })
  const columns = useMemo(() => countryColumns({ onEdit, onDelete }), [onEdit, onDelete])

  return (
    <ListCard component="section" aria-label="قائمة الدول">
      <FilterBar
        search={
          <LiveSearchField
            {...search.field}
            size="small"
            label="بحث في الدول"
            placeholder="الاسم بالعربية أو الإنجليزية"
          />
        }
        filters={
          <RegionFilter value={region} onChange={(next) => search.change({ region: next })} />
        }
        count={`${formatNumber(found.length)} من ${formatNumber(countries.length)}`}
      />
      {found.length > 0 ? (
        <DataTable caption="الدول" columns={columns} rows={found} rowKey={({ id }) => id} />
      ) : (
        <NoMatches
          icon={SearchX}
          text="لا دولة تطابق البحث والمنطقة المختارة."
          onClear={search.clear}
        />
      )}
    </ListCard>
  )
}
