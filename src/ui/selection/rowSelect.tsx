import type { SelectColumn } from '@/ui/table/DataTable'
import { RowCheckbox, SelectAllCheckbox } from './RowCheckbox'
import type { Selection } from './useSelection'

type Texts<Row> = {
  /** the accessible name of a row's checkbox: «تحديد رسالة جنى السالم» */
  labelOf: (row: Row) => string
  /** of the checkbox in the header: «تحديد رسائل هذه الصفحة» */
  allLabel: string
}

/** The column of checkboxes of a `DataTable`. Memoize the result, like the columns. */
export const rowSelect = <Row,>(
  selection: Selection,
  { labelOf, allLabel }: Texts<Row>,
): SelectColumn<Row> => ({
  all: (ids) => <SelectAllCheckbox selection={selection} shown={ids} label={allLabel} />,
  one: (id, row) => <RowCheckbox selection={selection} id={id} label={labelOf(row)} />,
})
