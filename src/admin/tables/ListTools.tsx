import { ListFilter } from 'lucide-react'
import { ExportMenu } from '@/admin/export/ExportMenu'
import type { ExportData } from '@/admin/export/exportData'
import { ViewsButton } from '@/admin/views/ViewsButton'
import type { ViewScreen } from '@/saved/views'
import { IconAction } from '@/ui/IconAction'
import { TableSettingsButton } from './TableSettingsButton'
import type { TableSettingsProps } from './tableSettingsProps'

export type ListToolsProps = {
  /** reads what the list shows now, for a file; its code may be loaded for that */
  prepare: () => Promise<ExportData>
  /** the list whose filters can be saved, and its search params as they are now */
  views?: { screen: ViewScreen; search: Readonly<Record<string, unknown>> }
  /** the table whose look can be changed */
  table?: TableSettingsProps<never>
  /** the second line of filters */
  more?: { isOpen: boolean; onToggle: () => void }
}

/** The tools of a list: more filters, saved views, the look of its table, export. */
export function ListTools({ prepare, views, table, more }: ListToolsProps) {
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
      {views && <ViewsButton {...views} />}
      {table && <TableSettingsButton {...table} />}
      <ExportMenu prepare={prepare} />
    </>
  )
}
