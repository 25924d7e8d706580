import { logOnly } from '@/admin/changeLog/logOnly'
import { RecordBulk } from '@/admin/recordForm/RecordBulk'
import type { AdminCountry } from '@/content/admin/countries'
import { counted, plural } from '@/lib/arabic'
import type { Selection } from '@/ui/selection/useSelection'
import { confirm } from '@/ui/stores/confirm'
import { exportCountries } from './countryColumns'

const COUNTRIES = counted('دولة واحدة', 'دولتان', 'دول', 'دولة', 'دولة')

type Props = { selection: Selection; found: readonly AdminCountry[] }

/** What can be done to the selected countries: all of it is only logged (Spec §4, D-4). */
export function CountryBulk({ selection, found }: Props) {
  const log = (action: string, chosen: readonly AdminCountry[]) =>
    logOnly(action, { ids: chosen.map(({ id }) => id) })

  async function remove(chosen: readonly AdminCountry[]) {
    const question =
      chosen.length === 1
        ? 'هل تريد حذف هذه الدولة؟'
        : `هل تريد حذف ${plural(chosen.length, { ...COUNTRIES, two: 'دولتين' })}؟`
    if (await confirm({ question, confirmLabel: 'حذف' })) log('country.delete', chosen)
  }

  return (
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
  )
}
