import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Trash2 } from 'lucide-react'
import { logOnly } from '@/admin/changeLog/logChange'
import { ExportMenu } from '@/admin/export/ExportMenu'
import type { AdminCountry } from '@/content/admin/countries'
import { counted, plural } from '@/lib/arabic'
import { useConfirm } from '@/ui/confirm/useConfirm'
import { SelectionBar } from '@/ui/selection/SelectionBar'
import type { Selection } from '@/ui/selection/useSelection'
import { Icon } from '@/ui/theme/icons'
import { exportCountries } from './countryColumns'

const Delete = styled(Button)(({ theme }) => ({ color: theme.vars.palette.tokens.bad }))

const COUNTRIES = counted('دولة واحدة', 'دولتان', 'دول', 'دولة', 'دولة')

type Props = { selection: Selection; found: readonly AdminCountry[] }

/** What can be done to the selected countries: all of it is only logged (Spec §4, D-4). */
export function CountryBulk({ selection, found }: Props) {
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
    <SelectionBar
      selection={selection}
      found={found.map(({ id }) => String(id))}
      describe={(count) => `محدّد: ${plural(count, COUNTRIES)}`}
    >
      {(chosen) => (
        <>
          <Button size="small" onClick={() => log('country.activate', chosen)}>
            تفعيل
          </Button>
          <Button size="small" onClick={() => log('country.deactivate', chosen)}>
            تعطيل
          </Button>
          <Delete size="small" onClick={() => void remove(chosen)}>
            <Icon icon={Trash2} size="small" />
            حذف
          </Delete>
          <ExportMenu
            label="تصدير المحدّد"
            prepare={() => exportCountries(found.filter(({ id }) => chosen.includes(String(id))))}
          />
        </>
      )}
    </SelectionBar>
  )
}
