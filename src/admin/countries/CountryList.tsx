import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import { SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { logOnly } from '@/admin/changeLog/logChange'
import { RecordBulk } from '@/admin/recordForm/RecordBulk'
import { ListTools } from '@/admin/tables/ListTools'
import { useTableView } from '@/admin/tables/useTableView'
import { type FilterCause, useListSearch } from '@/admin/useListSearch'
import { type AdminCountry, adminCountries } from '@/content/admin/countries'
import { type Region, regions } from '@/content/countries'
import { counted, formatNumber, plural } from '@/lib/arabic'
import { useConfirm } from '@/ui/confirm/useConfirm'
import { LiveSearchField } from '@/ui/fields/SearchField'
import { Select } from '@/ui/form/Select'
import { rowSelect } from '@/ui/selection/RowCheckbox'
import { type Selection, useSelection } from '@/ui/selection/useSelection'
import { NoMatches } from '@/ui/states/NoMatches'
import { DataTable } from '@/ui/table/DataTable'
import { FilterBar } from '@/ui/table/FilterBar'
import {
  type CountriesSearchParams,
  countriesSearchParams,
  filterCountries,
} from './countriesSearchParams'
import { countryColumns, exportCountries } from './countryColumns'

const COUNTRIES = counted('دولة واحدة', 'دولتان', 'دول', 'دولة', 'دولة')

type CountryBulkProps = { selection: Selection; found: readonly AdminCountry[] }

const RegionSelect = styled(Select)(({ theme }) => ({
  [theme.breakpoints.up('md')]: { inlineSize: '12rem' },
}))

type RegionFilterProps = {
  value: Region | undefined
  onChange: (region: Region | undefined) => void
}

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
    onSort: (next) => search.change(countriesSearchParams.parse({ sort: next })),
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
  labelOf: ({ name }: AdminCountry) => `تحديد ${name}`,
  allLabel: 'تحديد الدول المعروضة',
}

const keyOf = ({ id }: AdminCountry) => id

/** A select of «الكل» and the six regions (Spec §2, §9), which are too many for a segmented control. */
function RegionFilter({ value, onChange }: RegionFilterProps) {
  return (
    <RegionSelect
      size="small"
      value={value ?? ''}
      onChange={(event) => onChange(regions.find((region) => region === event.target.value))}
      inputProps={{ 'aria-label': 'المنطقة' }}
    >
      <option value="">الكل</option>
      {regions.map((region) => (
        <option key={region} value={region}>
          {region}
        </option>
      ))}
    </RegionSelect>
  )
}

/** What can be done to the selected countries: all of it is only logged (Spec §4, D-4). */
function CountryBulk({ selection, found }: CountryBulkProps) {
  const confirm = useConfirm()
  const log = (action: string, chosen: readonly string[]) =>
    logOnly(action, { ids: chosen.map(Number) })

  async function remove(chosen: readonly string[]) {
    const question =
      chosen.length === 1
        ? 'هل تريد حذف هذه الدولة؟'
        : `هل تريد حذف ${plural(chosen.length, { ...COUNTRIES, two: 'دولتين' })}؟`
    if (await confirm({ question, confirmLabel: 'حذف' })) log('country.delete', chosen)
  }

  return (
    <RecordBulk
      selection={selection}
      found={found.map(({ id }) => String(id))}
      noun={COUNTRIES}
      onSetActive={(chosen, isActive) =>
        log(isActive ? 'country.activate' : 'country.deactivate', chosen)
      }
      onRemove={(chosen) => void remove(chosen)}
      prepare={(chosen) => exportCountries(found.filter(({ id }) => chosen.includes(String(id))))}
    />
  )
}
