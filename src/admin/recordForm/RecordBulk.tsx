import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Trash2 } from 'lucide-react'
import { ExportMenu } from '@/admin/export/ExportMenu'
import type { ExportData } from '@/admin/export/exportData'
import type { CountedNoun } from '@/lib/arabic'
import { SelectionBar } from '@/ui/selection/SelectionBar'
import type { Identified, Selection } from '@/ui/selection/useSelection'
import { Icon } from '@/ui/theme/icons'
import { colors } from '@/ui/theme/tokens'

const Delete = styled(Button)({ color: colors.bad })

type Props<Row> = {
  selection: Selection
  /** all records that the filters find */
  found: readonly Row[]
  noun: CountedNoun
  onSetActive: (chosen: readonly Row[], isActive: boolean) => void
  onRemove: (chosen: readonly Row[]) => void
  prepare: (chosen: readonly Row[]) => ExportData
}

/** What can be done to the selected records: switch on, switch off, delete, export (Spec §4, §5). */
export function RecordBulk<Row extends Identified>(props: Props<Row>) {
  const { onSetActive, onRemove, prepare, ...list } = props
  return (
    <SelectionBar {...list}>
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
