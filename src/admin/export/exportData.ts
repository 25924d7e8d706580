import type { CsvValue } from '@/lib/csv'
import type { DataColumn } from '@/ui/dataTable/dataColumn'

export type ExportData = {
  /** a part of the file's name: `messages` */
  name: string
  /** the table: its header, then a line for each row */
  lines: readonly (readonly CsvValue[])[]
  /** the items themselves, for JSON */
  records: readonly unknown[]
}

export type ExportField<Row> = readonly [header: string, value: (row: Row) => CsvValue]

export const exportData = <Row>(
  name: string,
  fields: readonly ExportField<Row>[],
  rows: readonly Row[],
): ExportData => ({
  name,
  lines: [
    fields.map(([header]) => header),
    ...rows.map((row) => fields.map(([, value]) => value(row))),
  ],
  records: rows,
})

/** A column with the fields that its cells show, for a file: names and figures apart. */
export type ExportColumn<Row> = DataColumn<Row> & { fields: readonly ExportField<Row>[] }

/** The rows of a table, as they are sorted now; in JSON with the headers as names. */
export function exportTable<Row>(
  name: string,
  columns: readonly ExportColumn<Row>[],
  rows: readonly Row[],
): ExportData {
  const fields = columns.flatMap((column) => column.fields)
  const records = rows.map((row) =>
    Object.fromEntries(fields.map(([header, value]) => [header, value(row)])),
  )
  return { ...exportData(name, fields, rows), records }
}

export const yesOrNo = (value: boolean): string => (value ? 'نعم' : 'لا')
