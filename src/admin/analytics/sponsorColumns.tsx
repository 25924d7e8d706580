import type { Sponsor } from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { clickRateText, riyals } from './figures'
import { Title } from './layout'

/** Spec §2, Revenue: sponsor, campaigns, impressions, clicks, click rate, revenue. */
export const SPONSOR_COLUMNS: readonly DataColumn<Sponsor>[] = [
  {
    key: 'name',
    header: 'الراعي',
    phone: 'grow',
    sort: { by: ({ name }) => name },
    cell: ({ name }) => <Title>{name}</Title>,
  },
  {
    key: 'campaigns',
    header: 'الحملات',
    phoneLabel: 'الحملات',
    sort: { kind: 'number', by: ({ campaigns }) => campaigns },
    cell: ({ campaigns }) => <bdi>{formatNumber(campaigns)}</bdi>,
  },
  {
    key: 'impressions',
    header: 'الظهور',
    phoneLabel: 'الظهور',
    sort: { kind: 'number', by: ({ impressions }) => impressions },
    cell: ({ impressions }) => <bdi>{formatNumber(impressions)}</bdi>,
  },
  {
    key: 'clicks',
    header: 'النقرات',
    phoneLabel: 'النقرات',
    sort: { kind: 'number', by: ({ clicks }) => clicks },
    cell: ({ clicks }) => <bdi>{formatNumber(clicks)}</bdi>,
  },
  {
    key: 'ctr',
    header: 'نسبة النقر',
    phoneLabel: 'نسبة النقر',
    sort: { kind: 'number', by: ({ ctr }) => ctr },
    cell: ({ ctr }) => <bdi>{clickRateText(ctr)}</bdi>,
  },
  {
    key: 'revenue',
    header: 'الإيراد',
    phone: 'beside',
    sort: { kind: 'number', by: ({ revenue }) => revenue },
    cell: ({ revenue }) => <Title>{riyals(revenue)}</Title>,
  },
]
