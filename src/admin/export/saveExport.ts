import { counted, plural } from '@/lib/arabic'
import { toCsv } from '@/lib/csv'
import { today } from '@/lib/localDay'
import { saveFile } from '@/lib/saveFile'
import { toast } from '@/ui/stores/toast'
import type { ExportData } from './exportData'

const ROWS = counted('صف واحد', 'صفان', 'صفوف', 'صفًا', 'صف', 'لا صفوف')

/** Downloads a list as `madar-messages-2026-11-24.csv` or `.json`. */
export function saveExport(format: 'csv' | 'json', { name, lines, records }: ExportData): void {
  const file = `madar-${name}-${today()}.${format}`
  if (format === 'csv') saveFile(file, toCsv(lines))
  else saveFile(file, `${JSON.stringify(records, null, 2)}\n`, 'application/json')
  toast.success(`صُدّرت القائمة: ${plural(records.length, ROWS)}.`)
}
