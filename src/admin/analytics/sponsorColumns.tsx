import type { Sponsor } from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { clickRateText, riyals } from './figures'
import { Title } from './layout'
import { figureColumn } from './shareColumns'

const sortedFigure = <Key extends string>(
  key: Key,
  header: string,
  write: (figure: number) => string,
): DataColumn<Readonly<Record<Key, number>>> => ({
  ...figureColumn(key, header, write),
  sort: { kind: 'number', by: (row) => row[key] },
})

/** Spec §2, Revenue: sponsor, campaigns, impressions, clicks, click rate, revenue. */
export const SPONSOR_COLUMNS: readonly DataColumn<Sponsor>[] = [
  {
    key: 'name',
    header: 'الراعي',
    phone: 'grow',
    sort: { by: ({ name }) => name },
    cell: ({ name }) => <Title>{name}</Title>,
  },
  sortedFigure('campaigns', 'الحملات', formatNumber),
  sortedFigure('impressions', 'الظهور', formatNumber),
  sortedFigure('clicks', 'النقرات', formatNumber),
  sortedFigure('ctr', 'نسبة النقر', clickRateText),
  {
    key: 'revenue',
    header: 'الإيراد',
    phone: 'beside',
    sort: { kind: 'number', by: ({ revenue }) => revenue },
    cell: ({ revenue }) => <Title>{riyals(revenue)}</Title>,
  },
]
