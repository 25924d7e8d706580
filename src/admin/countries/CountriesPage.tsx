import { styled } from '@mui/material/styles'
import { CircleCheck, Flag, MapIcon, Newspaper, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { logOnly } from '@/admin/changeLog/logOnly'
import { AddRecord } from '@/admin/recordForm/AddRecord'
import type { DialogTarget } from '@/admin/useSavedList'
import { type AdminCountry, adminCountries } from '@/content/admin/countries'
import { regions } from '@/content/countries'
import { formatNumber } from '@/lib/arabic'
import { createStore } from '@/lib/store'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import { confirm } from '@/ui/stores/confirm'
import { WithStore } from '@/ui/stores/useStore'
import { type StatTile, StatTiles } from '@/ui/theme/StatTiles'
import { CountryList, type ListProps } from './CountryList'
import type { CountryValues } from './countrySchema'

const CountryDialog = lazyWithPreload(() =>
  import('./CountryDialog').then((it) => it.CountryDialog),
)

const Figures = styled('div')({ marginBlockEnd: 24 })

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

/** The countries page (Spec §2). Adding, editing and deleting are only logged (Spec §4, D-4). */
export function CountriesPage(props: ListProps) {
  const [dialog] = useState(() => createStore<DialogTarget<AdminCountry>>(null))

  function save(values: CountryValues) {
    const target = dialog.get()
    if (target === 'new') logOnly('country.add', values)
    else if (target) logOnly('country.edit', { id: target.id, ...values })
    dialog.set(null)
  }

  const remove = useCallback(async ({ id, name }: AdminCountry) => {
    const isSure = await confirm({ question: 'هل تريد حذف هذه الدولة؟', confirmLabel: 'حذف' })
    if (isSure) logOnly('country.delete', { id, name })
  }, [])

  return (
    <>
      <PageHeader
        dense
        title="الدول"
        actions={<AddRecord icon={Plus} label="إضافة دولة" onClick={() => dialog.set('new')} />}
      />
      <Figures>
        <StatTiles tiles={TILES} />
      </Figures>
      <CountryList {...props} onEdit={dialog.set} onDelete={remove} />
      <WithStore store={dialog}>
        {(target) => (
          <CountryDialog
            isRequested={target !== null}
            target={target}
            onClose={() => dialog.set(null)}
            onSave={save}
          />
        )}
      </WithStore>
    </>
  )
}
