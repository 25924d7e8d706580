import type { Sponsor } from '@/content/admin/analytics'
import { formatNumber } from '@/lib/arabic'
import type { DataColumn } from '@/ui/dataTable/dataColumn'
import { Title } from './cells'
import { clickRateText, riyals } from './figures'

export type SponsorKey = Exclude<keyof Sponsor, 'id'>

type SponsorColumn = DataColumn<Sponsor> & { key: SponsorKey }

/** Spec §2, Revenue: sponsor, campaigns, impressions, clicks, click rate, revenue. */
export const SPONSOR_COLUMNS: readonly SponsorColumn[] = [
  { key: 'name', header: 'الراعي', phone: 'grow', cell: ({ name }) => <Title>{name}</Title> },
  {
    key: 'campaigns',
    header: 'الحملات',
    phoneLabel: 'الحملات',
    cell: ({ campaigns }) => <bdi>{formatNumber(campaigns)}</bdi>,
  },
  {
    key: 'impressions',
    header: 'الظهور',
    phoneLabel: 'الظهور',
    cell: ({ impressions }) => <bdi>{formatNumber(impressions)}</bdi>,
  },
  {
    key: 'clicks',
    header: 'النقرات',
    phoneLabel: 'النقرات',
    cell: ({ clicks }) => <bdi>{formatNumber(clicks)}</bdi>,
  },
  {
    key: 'ctr',
    header: 'نسبة النقر',
    phoneLabel: 'نسبة النقر',
    cell: ({ ctr }) => <bdi>{clickRateText(ctr)}</bdi>,
  },
  {
    key: 'revenue',
    header: 'الإيراد',
    phone: 'beside',
    cell: ({ revenue }) => <Title>{riyals(revenue)}</Title>,
  },
]
