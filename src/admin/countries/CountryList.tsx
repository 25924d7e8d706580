import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { SearchX } from 'lucide-react'
import { useMemo } from 'react'
import {
  type CountriesSearchParams,
  countriesSearchParams,
  filterCountries,
} from '@/admin/searchParams/countriesSearchParams'
import { ListTools } from '@/admin/tables/ListTools'
import { useTableView } from '@/admin/tables/useTableView'
import { type FilterCause, useListSearch } from '@/admin/useListSearch'
import { type AdminCountry, adminCountries } from '@/content/admin/countries'
import { formatNumber } from '@/lib/arabic'
import { isolated } from '@/lib/isolated'
import { LiveSearchField } from '@/ui/fields/SearchField'
import { rowSelect } from '@/ui/selection/RowCheckbox'
import { useSelection } from '@/ui/selection/useSelection'
import { NoMatches } from '@/ui/states/NoMatches'
import { DataTable } from '@/ui/table/DataTable'
import { FilterBar } from '@/ui/table/FilterBar'
import { CountryBulk } from './CountryBulk'
import { countryColumns, exportCountries } from './countryColumns'
import { RegionFilter } from './RegionFilter'

const ListCard = styled(Card)({ overflow: 'clip' }) as typeof Card

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
  const { region, sort } = filters
  const { q, ...search } = useListSearch(filters, onSearchChange)
  const columns = useMemo(() => countryColumns({ onEdit, onDelete }), [onEdit, onDelete])
  const { settings, sorted, tableProps } = useTableView({
    name: 'countries',
    columns,
    sort,
    onSort: (sort, cause) => search.change(countriesSearchParams.parse({ sort }), cause),
  })
  const found = useMemo(
    () => sorted(filterCountries(countries, { q, region })),
    [sorted, countries, q, region],
  )
  const foundIds = useMemo(() => found.map(({ id }) => String(id)), [found])
  const selection = useSelection(foundIds)
  const select = useMemo(() => rowSelect(selection, SELECT_TEXTS), [selection])

  return (
    <>
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
          question={[q, region]}
          tools={
            <ListTools
              views={{ screen: 'countries', search: filters }}
              table={settings}
              prepare={() => exportCountries(found)}
            />
          }
        />
        {found.length > 0 ? (
          <DataTable {...tableProps} caption="الدول" rows={found} rowKey={keyOf} select={select} />
        ) : (
          <NoMatches
            icon={SearchX}
            text="لا دولة تطابق البحث والمنطقة المختارة."
            onClear={search.clear}
          />
        )}
      </ListCard>
      <CountryBulk selection={selection} found={found} />
    </>
  )
}

const SELECT_TEXTS = {
  labelOf: ({ name }: AdminCountry) => `تحديد ${isolated(name)}`,
  allLabel: 'تحديد الدول المعروضة',
}

const keyOf = ({ id }: AdminCountry) => id
