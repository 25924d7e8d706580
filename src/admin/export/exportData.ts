import type { CsvValue } from '@/lib/csv'

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

export const yesOrNo = (value: boolean): string => (value ? 'نعم' : 'لا')
