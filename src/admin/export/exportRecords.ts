import { FIELD_NAMES } from '@/content/admin/fieldNames'
import type { CsvValue } from '@/lib/csv'
import { type ExportData, exportData, yesOrNo } from './exportData'

type Item = Readonly<Record<string, unknown>>

/** A list whose fields have the names of the change log, in the order in which its items have them. */
export function exportRecords(name: string, items: readonly object[]): ExportData {
  const records = items as readonly Item[]
  const keys = [...new Set(records.flatMap(Object.keys))].filter((key) => key !== 'id')
  return exportData(
    name,
    keys.map((key) => [FIELD_NAMES[key] ?? key, (item: Item) => cellValue(item[key])] as const),
    records,
  )
}

function cellValue(value: unknown): CsvValue {
  if (typeof value === 'boolean') return yesOrNo(value)
  if (typeof value === 'number' || typeof value === 'string') return value
  if (value === null || value === undefined) return null
  return Object.values(value).map(cellValue).join('، ')
}
