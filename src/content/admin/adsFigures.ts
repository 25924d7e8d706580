import { trimInvisible } from '@/lib/invisible'
import { sizeTypeName } from './adCatalogue'
import type { Ad } from './ads'

/** The lowest good click rate, in percent (Spec §9). */
export const GOOD_CLICK_RATE = 0.5

/** Clicks per hundred impressions, rounded to two decimals; 0 for an ad without impressions (D-25). */
export const clickRate = (impressions: number, clicks: number): number =>
  impressions > 0 ? Math.round((clicks / impressions) * 10_000) / 100 : 0

/** Spec §2: green if at least 0.5, otherwise red. */
export const isGoodRate = (rate: number): boolean => rate >= GOOD_CLICK_RATE

type State = Pick<Ad, 'isActive' | 'isPaused'>
type Counted = { campaign: Pick<Ad['campaign'], 'impressions' | 'clicks' | 'ctr'> }

/** Whether an ad is active and not paused (D-25). */
export const isRunning = ({ isActive, isPaused }: State): boolean => isActive && !isPaused
export const isOnHold = ({ isPaused }: State): boolean => isPaused

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** The number of ads and the sums of their figures (Spec §4). */
const adTotals = (ads: readonly Counted[]) => ({
  count: ads.length,
  impressions: sum(ads.map(({ campaign }) => campaign.impressions)),
  clicks: sum(ads.map(({ campaign }) => campaign.clicks)),
})

/** The figures of the four tiles (Spec §2, §4): totals of all ads, and the mean of their rates, 0 without ads. */
export function adSummary(ads: readonly (State & Counted)[]) {
  const rates = ads.map(({ campaign }) => campaign.ctr)
  return {
    active: ads.filter(isRunning).length,
    paused: ads.filter(isOnHold).length,
    impressions: adTotals(ads).impressions,
    meanRate: ads.length > 0 ? sum(rates) / ads.length : 0,
  }
}

type Group<Item> = { key: string; ads: readonly Item[] }

/** Groups ads by a key, in the order in which the keys first appear. */
function groupBy<Item>(ads: readonly Item[], keyOf: (ad: Item) => string): Group<Item>[] {
  const groups = new Map<string, Item[]>()
  for (const ad of ads) {
    const key = keyOf(ad)
    const group = groups.get(key)
    if (group) group.push(ad)
    else groups.set(key, [ad])
  }
  return [...groups].map(([key, members]) => ({ key, ads: members }))
}

const most =
  <Part>(of: (part: Part) => number) =>
  (a: Part, b: Part): number =>
    of(b) - of(a)

type Listed = Pick<Ad, 'location' | 'dimensions' | 'campaign'>

/** The campaigns tab (Spec §2): ads by campaign name, with count, total budget, impressions, clicks. */
export const adsByCampaign = <Item extends Listed>(ads: readonly Item[]) =>
  groupBy(ads, ({ campaign }) => trimInvisible(campaign.name)).map(({ key, ads: members }) => ({
    name: key,
    ads: members,
    budget: sum(members.map(({ campaign }) => campaign.budget)),
    ...adTotals(members),
  }))

/** The analytics tab (Spec §2): impressions and ad count per page, the most impressions first. */
export const adsByPage = (ads: readonly Listed[]) =>
  groupBy(ads, ({ location }) => location.page)
    .map(({ key, ads: members }) => ({
      id: key,
      name: members[0]?.location.pageAr ?? key,
      ...adTotals(members),
    }))
    .sort(most(({ impressions }) => impressions))

/** The analytics tab (Spec §2): clicks and ad count per type of size, the most clicks first. */
export const adsBySizeType = (ads: readonly Listed[]) =>
  groupBy(ads, ({ dimensions }) => sizeTypeName(dimensions.type))
    .map(({ key, ads: members }) => ({ id: key, name: key, ...adTotals(members) }))
    .sort(most(({ clicks }) => clicks))
