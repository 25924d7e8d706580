import type { Change, Sponsor } from './analytics'

/** Revenue in riyals; the total and the mean are computed from these (Spec §2, Revenue). */
export const revenue = {
  ads: 124_300,
  paidContent: 62_150,
  /** the number of visitors for the mean */
  visitors: 149_160,
} as const

/** The changes since the previous period, in percent. */
export const revenueChange: Record<'total' | 'ads' | 'paidContent' | 'perVisitor', Change> = {
  total: 9.6,
  ads: 7.2,
  paidContent: 14.7,
  perVisitor: -1.4,
}

/** The sponsors, the highest revenue first; together they make up the whole revenue. */
export const sponsors: readonly Sponsor[] = [
  {
    id: 'sanabel',
    name: 'مصرف السنابل',
    campaigns: 4,
    impressions: 1_240_000,
    clicks: 9920,
    ctr: 0.8,
    revenue: 62_400,
  },
  {
    id: 'waha',
    name: 'متجر الواحة',
    campaigns: 3,
    impressions: 980_000,
    clicks: 6370,
    ctr: 0.65,
    revenue: 48_750,
  },
  {
    id: 'duroob',
    name: 'دروب للسفر',
    campaigns: 2,
    impressions: 742_000,
    clicks: 5565,
    ctr: 0.75,
    revenue: 36_200,
  },
  {
    id: 'najma',
    name: 'نجمة للاتصالات',
    campaigns: 5,
    impressions: 610_000,
    clicks: 2440,
    ctr: 0.4,
    revenue: 24_600,
  },
  {
    id: 'library',
    name: 'مكتبة المدينة',
    campaigns: 1,
    impressions: 286_000,
    clicks: 2860,
    ctr: 1,
    revenue: 14_500,
  },
]
