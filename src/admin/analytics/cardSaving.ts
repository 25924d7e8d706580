/** What saves the table or the chart of a card. */
export { readTable } from '@/admin/export/readTable'
export { saveExport } from '@/admin/export/saveExport'
export { saveChart } from './saveChart'
