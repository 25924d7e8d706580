import { SearchX } from 'lucide-react'
import { useMemo } from 'react'
import { logOnly } from '@/admin/changeLog/logOnly'
import { RecordBulk } from '@/admin/recordForm/RecordBulk'
import {
  type CountriesSearchParams,
  filterCountries,
} from '@/admin/searchParams/countriesSearchParams'
import { FilterSelect } from '@/admin/tables/FilterSelect'
import { ListTools } from '@/admin/tables/ListTools'
import { type FilterProps, useRecordList } from '@/admin/tables/useRecordList'
import { type AdminCountry, adminCountries } from '@/content/admin/countries'
import { regions } from '@/content/countries'
import { counted, plural } from '@/lib/arabic'
import { isolated } from '@/lib/isolated'
import { useSelection } from '@/ui/selection/useSelection'
import { EmptyList } from '@/ui/states/EmptyList'
import { confirm } from '@/ui/stores/confirm'
import { DataTable } from '@/ui/table/DataTable'
import { FilterBar } from '@/ui/table/FilterBar'
import { ListCard } from '@/ui/table/ListCard'
import { countryColumns, exportCountries } from './countryColumns'

const REGIONS = regions.map((value) => ({ value, label: value }))

export type ListProps = FilterProps<CountriesSearchParams>

type Props = ListProps & {
  countries?: readonly AdminCountry[]
  onEdit: (country: AdminCountry) => void
  onDelete: (country: AdminCountry) => void
}

/** The search field, the region filter and the table of countries (Spec §2). */
export function CountryList(props: Props) {
  const { countries = adminCountries, onEdit, onDelete, ...filterProps } = props
  const columns = useMemo(() => countryColumns({ onEdit, onDelete }), [onEdit, onDelete])
  const list = useRecordList({ ...filterProps, name: 'countries', columns })
  const { q, search, sorted } = list
  const { region } = list.filters
  const found = useMemo(
    () => sorted(filterCountries(countries, { q, region })),
    [sorted, countries, q, region],
  )
  const selection = useSelection(found)

  return (
    <>
      <ListCard label="قائمة الدول">
        <FilterBar
          search={{
            ...search.field,
            label: 'بحث في الدول',
            placeholder: 'الاسم بالعربية أو الإنجليزية',
          }}
          filters={
            <FilterSelect
              label="المنطقة"
              all="الكل"
              options={REGIONS}
              value={region}
              onChange={(next) => search.change({ region: next })}
              width="12rem"
            />
          }
          found={found.length}
          total={countries.length}
          question={[q, region]}
          tools={<ListTools {...list.tools} prepare={() => exportCountries(found)} />}
        />
        {found.length > 0 ? (
          <DataTable
            {...list.tableProps}
            caption="الدول"
            rows={found}
            select={{ selection, ...SELECT_TEXTS }}
          />
        ) : (
          <EmptyList
            icon={SearchX}
            text="لا دولة تطابق البحث والمنطقة المختارة."
            onStep={search.clear}
          />
        )}
      </ListCard>
      <RecordBulk
        selection={selection}
        found={found}
        noun={COUNTRIES}
        onSetActive={(chosen, isActive) =>
          log(isActive ? 'country.activate' : 'country.deactivate', chosen)
        }
        onRemove={(chosen) => void remove(chosen)}
        prepare={exportCountries}
      />
    </>
  )
}

const COUNTRIES = counted('دولة واحدة', 'دولتان', 'دول', 'دولة', 'دولة')

/** What is done to several countries is only logged (Spec §4, D-4). */
const log = (action: string, chosen: readonly AdminCountry[]) =>
  logOnly(action, { ids: chosen.map(({ id }) => id) })

async function remove(chosen: readonly AdminCountry[]) {
  const question =
    chosen.length === 1
      ? 'هل تريد حذف هذه الدولة؟'
      : `هل تريد حذف ${plural(chosen.length, { ...COUNTRIES, two: 'دولتين' })}؟`
  if (await confirm({ question, confirmLabel: 'حذف' })) log('country.delete', chosen)
}

const SELECT_TEXTS = {
  labelOf: ({ name }: AdminCountry) => `تحديد ${isolated(name)}`,
  allLabel: 'تحديد الدول المعروضة',
}
