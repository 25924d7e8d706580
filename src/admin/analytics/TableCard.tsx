import { type ExportColumn, exportTable } from '@/admin/export/exportData'
import { DataTable } from '@/ui/table/DataTable'
import { Panel } from '@/ui/theme/Panel'
import { CardExport } from './CardExport'
import { TableBox } from './layout'

type Props<Row> = {
  title: string
  /** a part of the name of its files: `pages` */
  name: string
  columns: readonly ExportColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}

/** A table with its title and its export. */
export function TableCard<Row>({ title, name, ...table }: Props<Row>) {
  return (
    <Panel
      title={title}
      note={<CardExport title={title} table={() => exportTable(name, table.columns, table.rows)} />}
    >
      <TableBox>
        <DataTable caption={title} {...table} />
      </TableBox>
    </Panel>
  )
}
