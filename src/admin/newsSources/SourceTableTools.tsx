import { ListTools, type ListToolsProps } from '@/admin/tables/ListTools'
import type { NewsSource } from '@/content/admin/newsSources'
import { exportSources } from './exportSources'
import { type SourceTableOrder, useSourceTable } from './useSourceTable'

type Props = SourceTableOrder & Pick<ListToolsProps, 'views'> & { found: readonly NewsSource[] }

/** The tools of the sources as a table; a file has the order of the table. */
export function SourceTableTools({ found, views, ...order }: Props) {
  const { settings, sorted } = useSourceTable(order)
  return (
    <ListTools
      {...(views && { views })}
      table={settings}
      prepare={async () => exportSources(sorted(found))}
    />
  )
}
