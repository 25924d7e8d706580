import type { TableLook, TableName } from '@/saved/tables'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import type { Sorting } from '@/ui/dataTable/sorting'

/** What the settings of a table show and change. */
export type TableSettingsProps<Row> = {
  name: TableName
  /** all columns, also hidden ones */
  columns: readonly DataColumn<Row>[]
  look: TableLook
  sorting: Sorting | null
  onSort: (sorting: Sorting | null) => void
}
