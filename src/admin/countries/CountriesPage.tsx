import { styled } from '@mui/material/styles'
import { CircleCheck, Flag, MapIcon, Newspaper, Plus, SearchX } from 'lucide-react'
import { useMemo, useState } from 'react'
import { logOnly } from '@/admin/changeLog/logOnly'
import { AddRecord } from '@/admin/recordForm/AddRecord'
import { RecordBulk } from '@/admin/recordForm/RecordBulk'
import type { DialogTarget } from '@/admin/recordForm/RecordDialog'
import {
  type CountriesSearchParams,
  filterCountries,
} from '@/admin/searchParams/countriesSearchParams'
import { FilterSelect } from '@/admin/tables/FilterSelect'
import { ListTools } from '@/admin/tables/ListTools'
import { type FilterProps, useRecordList } from '@/admin/tables/useRecordList'
import { type AdminCountry, adminCountries } from '@/content/admin/countries'
import { regions } from '@/content/countries'
import { counted, formatNumber, plural } from '@/lib/arabic'
import { isolated } from '@/lib/isolated'
import { createStore } from '@/lib/store'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { useSelection } from '@/ui/selection/useSelection'
import { EmptyList } from '@/ui/states/EmptyList'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { confirm } from '@/ui/stores/confirm'
import { WithStore } from '@/ui/stores/useStore'
import { DataTable } from '@/ui/table/DataTable'
import { FilterBar, ListCard } from '@/ui/table/FilterBar'
import { type StatTile, StatTiles } from '@/ui/theme/StatTiles'
import { countryColumns, exportCountries } from './countryColumns'
import type { CountryValues } from './countrySchema'

const CountryDialog = lazyWithPreload(() => import('./CountryDialog'), 'CountryDialog')

const Figures = styled(StatTiles)({ marginBlockEnd: 24 })

const news = adminCountries.reduce((sum, { newsCount }) => sum + newsCount, 0)

const TILES: StatTile[] = [
  { label: 'إجمالي الدول', value: formatNumber(adminCountries.length), icon: Flag },
  {
    label: 'دول نشطة',
    value: formatNumber(adminCountries.filter(({ isActive }) => isActive).length),
    icon: CircleCheck,
  },
  { label: 'المناطق', value: formatNumber(regions.length), icon: MapIcon },
  { label: 'إجمالي الأخبار', value: formatNumber(news), icon: Newspaper },
]

const REGIONS = regions.map((value) => ({ value, label: value }))

/** The countries page (Spec §2). Adding, editing and deleting are only logged (Spec §4, D-4). */
export function CountriesPage(props: FilterProps<CountriesSearchParams>) {
  const [dialog] = useState(() => createStore<DialogTarget<AdminCountry>>(null))
  const columns = useMemo(() => countryColumns({ onEdit: dialog.set, onDelete }), [dialog])
  const list = useRecordList({ ...props, name: 'countries', columns })
  const { q, search, sorted } = list
  const { region } = list.filters
  const found = useMemo(
    () => sorted(filterCountries(adminCountries, { q, region })),
    [sorted, q, region],
  )
  const selection = useSelection(found)

  return (
    <>
      <PageHeader
        dense
        title="الدول"
        actions={<AddRecord icon={Plus} label="إضافة دولة" onClick={() => dialog.set('new')} />}
      />
      <Figures tiles={TILES} />
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
          total={adminCountries.length}
          question={[q, region]}
          tools={<ListTools {...list.tools} prepare={() => exportCountries(found)} />}
        />
        {found.length > 0 ? (
          <DataTable
            {...list.tableProps}
            caption="الدول"
            rows={found}
            select={{ selection, labelOf, allLabel: 'تحديد الدول المعروضة' }}
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
          logOnly(isActive ? 'country.activate' : 'country.deactivate', idsOf(chosen))
        }
        onRemove={(chosen) => void remove(chosen)}
        prepare={exportCountries}
      />
      <WithStore store={dialog}>
        {(target) => (
          <CountryDialog
            isRequested={target !== null}
            target={target}
            records={adminCountries}
            onClose={() => dialog.set(null)}
            onSave={save}
          />
        )}
      </WithStore>
    </>
  )
}

const COUNTRIES = counted('دولة واحدة', 'دولتان', 'دول', 'دولة', 'دولة')

const idsOf = (chosen: readonly AdminCountry[]) => ({ ids: chosen.map(({ id }) => id) })

function save(values: CountryValues, _changed: unknown, country: AdminCountry | null) {
  if (country) logOnly('country.edit', { id: country.id, ...values })
  else logOnly('country.add', values)
}

async function remove(chosen: readonly AdminCountry[]) {
  const [only, ...others] = chosen.map(({ id, name }) => ({ id, name }))
  const question =
    others.length === 0
      ? 'هل تريد حذف هذه الدولة؟'
      : `هل تريد حذف ${plural(chosen.length, { ...COUNTRIES, two: 'دولتين' })}؟`
  const isSure = await confirm({ question, confirmLabel: 'حذف' })
  if (isSure) logOnly('country.delete', others.length === 0 ? only : idsOf(chosen))
}

const onDelete = (country: AdminCountry) => void remove([country])

const labelOf = ({ name }: AdminCountry) => `تحديد ${isolated(name)}`
