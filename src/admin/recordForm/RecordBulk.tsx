import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Trash2 } from 'lucide-react'
import { ExportMenu } from '@/admin/export/ExportMenu'
import type { ExportData } from '@/admin/export/exportData'
import { type CountedNoun, plural } from '@/lib/arabic'
import { SelectionBar } from '@/ui/selection/SelectionBar'
import type { Selection } from '@/ui/selection/useSelection'
import { Icon } from '@/ui/theme/icons'

const Delete = styled(Button)(({ theme }) => ({ color: theme.vars.palette.tokens.bad }))

type Props = {
  selection: Selection
  /** the ids of all records that the filters find */
  found: readonly string[]
  noun: CountedNoun
  onSetActive: (ids: readonly string[], isActive: boolean) => void
  onRemove: (ids: readonly string[]) => void
  prepare: (ids: readonly string[]) => ExportData
}

/** What can be done to the selected records: switch on, switch off, delete, export (Spec §4, §5). */
export function RecordBulk({ selection, found, noun, onSetActive, onRemove, prepare }: Props) {
  return (
    <SelectionBar
      selection={selection}
      found={found}
      describe={(count) => `محدّد: ${plural(count, noun)}`}
    >
      {(chosen) => (
        <>
          <Button size="small" onClick={() => onSetActive(chosen, true)}>
            تفعيل
          </Button>
          <Button size="small" onClick={() => onSetActive(chosen, false)}>
            تعطيل
          </Button>
          <Delete size="small" onClick={() => onRemove(chosen)}>
            <Icon icon={Trash2} size="small" />
            حذف
          </Delete>
          <ExportMenu label="تصدير المحدّد" prepare={() => prepare(chosen)} />
        </>
      )}
    </SelectionBar>
  )
}
