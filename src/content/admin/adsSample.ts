import type { SamplePicture } from '@/content/topics'
import { type AdPosition, type AdSize, adLocation, adSizes } from './adCatalogue'
import { AD_DEVICES, type Ad } from './ads'
import { clickRate } from './adsFigures'

const sizeOf = (text: string): AdSize => {
  const found = adSizes.find(({ width, height }) => `${width}x${height}` === text)
  if (!found) throw new Error(`No ad size ${text}`)
  return found
}

type Row = {
  id: string
  name: string
  nameAr: string
  picture: SamplePicture
  link: string
  slot: [page: string, position: AdPosition]
  size: string
  targeting?: Partial<Ad['targeting']>
  campaign: string
  dates: [start: string, end: string]
  budget: number
  /** impressions and clicks */
  seen: [impressions: number, clicks: number]
  isPaused?: boolean
  updatedAt: string
}

const rows: readonly Row[] = [
  {
    id: 'ad_light-bag',
    name: 'The Light Travel Bag',
    nameAr: 'حقيبة السفر الخفيفة',
    picture: { topic: 'business', glyph: 'luggage', tone: 0 },
    link: 'https://travel.example/light-bag',
    slot: ['homepage', 'header-top'],
    size: '728x90',
    campaign: 'موسم الرحلات',
    dates: ['2026-10-20', '2026-12-20'],
    budget: 18000,
    seen: [482310, 3857],
    updatedAt: '2026-11-18T08:20:00.000Z',
  },
  {
    id: 'ad_evening-classes',
    name: 'Evening Language Classes',
    nameAr: 'دورات اللغة المسائية',
    picture: { topic: 'science', glyph: 'languages', tone: 0 },
    link: 'https://lughati.example/evening',
    slot: ['news', 'article-top'],
    size: '300x250',
    targeting: {
      countries: ['saudi-arabia', 'uae', 'kuwait'],
      categories: ['science', 'technology'],
    },
    campaign: 'خريف التعلّم',
    dates: ['2026-11-01', '2026-12-01'],
    budget: 10000,
    seen: [311940, 2183],
    updatedAt: '2026-11-17T13:05:00.000Z',
  },
  {
    id: 'ad_home-budget',
    name: 'The Home Budget App',
    nameAr: 'تطبيق ميزانية البيت',
    picture: { topic: 'religion', glyph: 'wallet', tone: 0 },
    link: 'https://mizan-home.example',
    slot: ['category', 'category-header'],
    size: '468x60',
    targeting: { categories: ['business'], devices: ['mobile', 'tablet'] },
    campaign: 'بداية العام',
    dates: ['2026-11-10', '2027-01-31'],
    budget: 12500,
    seen: [205677, 617],
    updatedAt: '2026-11-15T09:40:00.000Z',
  },
  {
    id: 'ad_reading-club',
    name: 'The Monthly Reading Club',
    nameAr: 'نادي القراءة الشهري',
    picture: { topic: 'culture', glyph: 'book-open', tone: 0 },
    link: 'https://nadi-qiraa.example',
    slot: ['country', 'country-sidebar'],
    size: '250x250',
    targeting: { countries: ['egypt', 'jordan', 'lebanon'] },
    campaign: 'كتاب كل شهر',
    dates: ['2026-09-01', '2027-02-28'],
    budget: 6000,
    seen: [128452, 745],
    updatedAt: '2026-11-12T16:15:00.000Z',
  },
  {
    id: 'ad_window-seat',
    name: 'Window Seat Fares',
    nameAr: 'مقعد بجوار النافذة',
    picture: { topic: 'technology', glyph: 'plane', tone: 1 },
    link: 'https://travel.example/window-seat',
    slot: ['homepage', 'sidebar-top'],
    size: '160x600',
    campaign: 'موسم الرحلات',
    dates: ['2026-10-25', '2026-11-25'],
    budget: 7500,
    seen: [96400, 501],
    isPaused: true,
    updatedAt: '2026-11-09T11:30:00.000Z',
  },
  {
    id: 'ad_garden-tools',
    name: 'Small Garden Tools',
    nameAr: 'عدّة الحديقة الصغيرة',
    picture: { topic: 'health', glyph: 'sprout', tone: 2 },
    link: 'https://hadiqa.example/tools',
    slot: ['homepage', 'footer-top'],
    size: '320x50',
    targeting: { categories: ['health'], devices: ['mobile'] },
    campaign: 'شرفات خضراء',
    dates: ['2026-08-15', '2026-11-15'],
    budget: 4000,
    seen: [73800, 251],
    isPaused: true,
    updatedAt: '2026-11-05T07:50:00.000Z',
  },
]

const pictureOf = ({ topic, glyph, tone }: SamplePicture, { width, height }: AdSize): string =>
  `/api/placeholder/${width}/${height}?${new URLSearchParams({ topic, glyph, tone: String(tone) })}`

/** The sample ads (Spec §3) in their order: four active, two paused, in five campaigns. */
export const sampleAds: readonly Ad[] = rows.map((row, index) => {
  const dimensions = sizeOf(row.size)
  const [impressions, clicks] = row.seen
  const [startDate, endDate] = row.dates
  return {
    id: row.id,
    name: row.name,
    nameAr: row.nameAr,
    imageUrl: pictureOf(row.picture, dimensions),
    linkUrl: row.link,
    location: adLocation(...row.slot),
    dimensions,
    targeting: {
      countries: ['all'],
      categories: ['all'],
      devices: [...AD_DEVICES],
      ...row.targeting,
    },
    campaign: {
      name: row.campaign,
      startDate,
      endDate,
      budget: row.budget,
      impressions,
      clicks,
      ctr: clickRate(impressions, clicks),
    },
    isActive: true,
    isPaused: row.isPaused ?? false,
    priority: index + 1,
    createdAt: `${startDate}T06:00:00.000Z`,
    updatedAt: row.updatedAt,
  }
})
