import { Columns3, ListFilter } from 'lucide-react'
import { ExportMenu } from '@/admin/export/ExportMenu'
import type { ExportData } from '@/admin/export/exportData'
import { DialogAction } from '@/ui/dialog/DialogAction'
import { IconAction } from '@/ui/navigation/IconAction'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import type { TableSettingsProps } from './TableSettingsDialog'

const TableSettingsDialog = lazyWithPreload(() =>
  import('./TableSettingsDialog').then((it) => it.TableSettingsDialog),
)

export type ListToolsProps = {
  prepare: () => ExportData
  table?: TableSettingsProps<never>
  more?: { isOpen: boolean; onToggle: () => void }
}

export function ListTools({ prepare, table, more }: ListToolsProps) {
  return (
    <>
      {more && (
        <IconAction
          label="مزيد من التصفية"
          icon={ListFilter}
          size="small"
          aria-expanded={more.isOpen}
          onClick={more.onToggle}
        />
      )}
      {table && (
        <DialogAction
          label="الأعمدة والكثافة"
          icon={Columns3}
          dialog={TableSettingsDialog}
          dialogProps={table}
        />
      )}
      <ExportMenu prepare={prepare} />
    </>
  )
}
