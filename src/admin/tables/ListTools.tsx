import { Columns3, ListFilter, Star } from 'lucide-react'
import { ExportMenu } from '@/admin/export/ExportMenu'
import type { ExportData } from '@/admin/export/exportData'
import type { TableName } from '@/saved/tables'
import { DialogAction } from '@/ui/dialog/DialogAction'
import { IconAction } from '@/ui/navigation/IconAction'
import { lazyWithPreload } from '@/ui/states/lazyWithPreload'
import type { TableSettingsProps } from './TableSettingsDialog'

const ViewsDialog = lazyWithPreload(() => import('@/admin/views/ViewsDialog'), 'ViewsDialog')
const TableSettingsDialog = lazyWithPreload(
  () => import('./TableSettingsDialog'),
  'TableSettingsDialog',
)

type Props = {
  prepare: () => ExportData
  /** the list whose filters can be saved, and its search params as they are now */
  views?: { screen: TableName; search: Readonly<Record<string, unknown>> }
  table?: TableSettingsProps
  more?: { isOpen: boolean; onToggle: () => void }
}

export function ListTools({ prepare, views, table, more }: Props) {
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
      {views && (
        <DialogAction
          label="العروض المحفوظة"
          icon={Star}
          dialog={ViewsDialog}
          dialogProps={views}
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
