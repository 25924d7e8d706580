import { countries } from '@/content/countries'
import { topicSections } from './parentSections'

/** The kinds of ad sizes (Spec §9). */
export const adSizeTypes = [
  { id: 'leaderboard', name: 'لوحة عريضة' },
  { id: 'banner', name: 'شريط' },
  { id: 'rectangle', name: 'مستطيل' },
  { id: 'square', name: 'مربع' },
  { id: 'skyscraper', name: 'عمود طويل' },
] as const
export type AdSizeType = (typeof adSizeTypes)[number]['id']

export type AdSize = { width: number; height: number; type: AdSizeType }

/** The sizes in pixels (Spec §9). */
export const adSizes: readonly AdSize[] = [
  { type: 'leaderboard', width: 728, height: 90 },
  { type: 'banner', width: 468, height: 60 },
  { type: 'banner', width: 320, height: 50 },
  { type: 'rectangle', width: 300, height: 250 },
  { type: 'square', width: 250, height: 250 },
  { type: 'skyscraper', width: 160, height: 600 },
]

/** The size as text: `300×250`. */
export const sizeText = ({ width, height }: Pick<AdSize, 'width' | 'height'>): string =>
  `${width}×${height}`

/** The Arabic name of an ad size type: «مستطيل». */
export const sizeTypeName = (type: AdSizeType): string =>
  adSizeTypes.find(({ id }) => id === type)?.name ?? type

/** Every position of the slot catalogue (Spec §9) with its Arabic name. */
const positionNames = {
  'header-top': 'أعلى الصفحة',
  'header-bottom': 'أسفل الترويسة',
  'sidebar-top': 'أعلى الشريط الجانبي',
  'sidebar-middle': 'وسط الشريط الجانبي',
  'content-top': 'أعلى المحتوى',
  'content-middle': 'وسط المحتوى',
  'content-bottom': 'أسفل المحتوى',
  'footer-top': 'فوق التذييل',
  'article-top': 'أعلى المقال',
  'article-middle': 'وسط المقال',
  'article-bottom': 'أسفل المقال',
  'sidebar-sticky': 'الشريط الجانبي الثابت',
  'category-header': 'رأس القسم',
  'between-articles': 'بين المقالات',
  'page-header': 'رأس الصفحة',
  'between-videos': 'بين المقاطع',
  'sidebar-channels': 'جانب القنوات',
  'between-tweets': 'بين المنشورات',
  'sidebar-profiles': 'جانب الحسابات',
  'between-countries': 'بين الدول',
  'country-header': 'رأس الدولة',
  'country-sidebar': 'الشريط الجانبي',
  'between-categories': 'بين الفئات',
} as const
export type AdPosition = keyof typeof positionNames

export const positionName = (position: AdPosition): string => positionNames[position]

/** A page with its slots. An ad's `location.page` is its `id`. */
export type AdPage = { id: string; name: string; positions: readonly AdPosition[] }

const CATEGORY_SLOTS = ['category-header', 'between-articles', 'sidebar-top'] as const
const COUNTRY_SLOTS = ['country-header', 'country-sidebar', 'between-categories'] as const

/** The slot catalogue (Spec §9): every page of the site that carries ads, 35 in all. */
export const slotCatalogue: readonly AdPage[] = [
  {
    id: 'homepage',
    name: 'الرئيسية',
    positions: [
      'header-top',
      'header-bottom',
      'sidebar-top',
      'sidebar-middle',
      'content-top',
      'content-middle',
      'content-bottom',
      'footer-top',
    ],
  },
  {
    id: 'news',
    name: 'الأخبار',
    positions: ['article-top', 'article-middle', 'article-bottom', 'sidebar-sticky'],
  },
  ...topicSections.map(({ id, name }) => ({ id, name, positions: CATEGORY_SLOTS })),
  {
    id: 'youtube',
    name: 'فيديو',
    positions: ['page-header', 'between-videos', 'sidebar-channels'],
  },
  {
    id: 'twitter',
    name: 'منشورات',
    positions: ['page-header', 'between-tweets', 'sidebar-profiles'],
  },
  {
    id: 'countries',
    name: 'الدول',
    positions: ['page-header', 'between-countries', 'sidebar-top'],
  },
  ...countries.map(({ slug, name }) => ({ id: slug, name, positions: COUNTRY_SLOTS })),
]

/** An ad with one of these pages is for all pages of a kind (Spec §3: the pages `category` and `country`). */
const kindPages: readonly AdPage[] = [
  { id: 'category', name: 'كل الأقسام', positions: CATEGORY_SLOTS },
  { id: 'country', name: 'كل الدول', positions: COUNTRY_SLOTS },
]

/** The pages that an ad can have: those of the catalogue and the two kinds. */
export const adPages: readonly AdPage[] = [
  ...slotCatalogue.slice(0, 2),
  ...kindPages,
  ...slotCatalogue.slice(2),
]

/** The page of an id, or undefined. */
export const adPageById = (id: string): AdPage | undefined => adPages.find((page) => page.id === id)

/** The page and position of an ad (Spec §3), with their Arabic names. */
export type AdLocation = { page: string; pageAr: string; position: string; positionAr: string }

/**
 * The location of a slot. If the page does not have the position, it is the page's first one, so that
 * a change of the page always gives a slot of the catalogue.
 * @throws {Error} for a page that is not in `adPages`
 */
export function adLocation(pageId: string, position?: string): AdLocation {
  const page = adPageById(pageId)
  const slot = page?.positions.find((known) => known === position) ?? page?.positions[0]
  if (!page || !slot) throw new Error(`No ad page ${pageId}`)
  return { page: page.id, pageAr: page.name, position: slot, positionAr: positionName(slot) }
}
