import type { ExportColumn } from '@/admin/export/exportData'
import type { Sponsor } from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import { clickRateText, riyals } from './figures'
import { Title } from './layout'
import { figureColumn, nameColumn } from './shareColumns'

const sortedFigure = <Key extends string>(
  key: Key,
  header: string,
  write: (figure: number) => string,
): ExportColumn<Readonly<Record<Key, number>>> => ({
  ...figureColumn(key, header, write),
  sort: { kind: 'number', by: (row) => row[key] },
})

/** Spec §2, Revenue: sponsor, campaigns, impressions, clicks, click rate, revenue. */
export const SPONSOR_COLUMNS: readonly ExportColumn<Sponsor>[] = [
  { ...nameColumn<Sponsor>('الراعي', ({ name }) => name), sort: { by: ({ name }) => name } },
  sortedFigure('campaigns', 'الحملات', formatNumber),
  sortedFigure('impressions', 'الظهور', formatNumber),
  sortedFigure('clicks', 'النقرات', formatNumber),
  sortedFigure('ctr', 'نسبة النقر', clickRateText),
  {
    ...figureColumn('revenue', 'الإيراد', riyals, 'beside'),
    sort: { kind: 'number', by: ({ revenue }) => revenue },
    cell: ({ revenue }) => <Title>{riyals(revenue)}</Title>,
  },
]
