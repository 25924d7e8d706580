import type { ExportData } from '@/admin/export/exportData'
import type { NewsSource } from '@/content/admin/newsSources'

/** What a file has of these sources; its code is loaded for that. */
export const prepareExport = async (sources: readonly NewsSource[]): Promise<ExportData> =>
  (await import('./exportSources')).exportSources(sources)
