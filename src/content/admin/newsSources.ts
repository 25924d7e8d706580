import { storyId } from '@/content/headline'
import type { ContentLink } from '@/content/searchItem'
import type { SourceCategory, SourceStatus } from './kinds'

/**
 * A news source with its last collected article (Spec §3, Aggregated article). `isActive` says whether articles
 * are collected from it; the bulk actions change it.
 */
export type NewsSource = {
  id: string
  /** the title of the last article */
  title: string
  category: SourceCategory
  /** the outlet's name */
  source: string
  sourceUrl: string
  status: SourceStatus
  /** a day of the calendar, `2026-11-20` */
  publishDate: string
  views: number
  originalLink: string
  image: { topic: SourceCategory; glyph: string; tone: 0 | 1 | 2 }
  isActive: boolean
}

/** The fields of a `NewsSource` that are its own; `toSource` derives the others. */
type SourceRow = Pick<
  NewsSource,
  'category' | 'source' | 'title' | 'status' | 'publishDate' | 'views'
> & {
  /** the part of the address that is the outlet's own */
  host: string
  glyph: string
  /** true unless it is given */
  isActive?: boolean
}

const toSource = ({ host, glyph, ...row }: SourceRow, index: number): NewsSource => {
  const sourceUrl = `https://${host}.example`
  return {
    id: `source-${index + 1}`,
    isActive: true,
    ...row,
    sourceUrl,
    originalLink: `${sourceUrl}/articles/${4100 + index * 37}`,
    image: { topic: row.category, glyph, tone: (index % 3) as 0 | 1 | 2 },
  }
}

/** Invented outlets, each with its last article: two for every category, the newest first. */
const sourceRows: readonly SourceRow[] = [
  {
    category: 'breaking',
    source: 'وكالة الجسر السابع',
    host: 'aljisr7',
    title: 'فتح الطريق الساحلي من جديد بعد إزالة الأشجار التي أسقطتها الرياح',
    status: 'collected',
    publishDate: '2026-11-20',
    views: 18420,
    glyph: 'road',
  },
  {
    category: 'technology',
    source: 'نبراس التقنية',
    host: 'nibras-tech',
    title: 'محطات شحن الدراجات الكهربائية تصل إلى الأحياء القديمة',
    status: 'error',
    publishDate: '2026-11-20',
    views: 6310,
    glyph: 'bus',
  },
  {
    category: 'business',
    source: 'دفتر الأسواق',
    host: 'daftar-aswaq',
    title: 'متاجر الخضار الصغيرة تتفق على مستودع تبريد واحد',
    status: 'collected',
    publishDate: '2026-11-20',
    views: 9275,
    glyph: 'stall',
  },
  {
    category: 'sports',
    source: 'الشوط الثالث',
    host: 'alshawt3',
    title: 'مدرب الناشئين يغيّر خطته قبل ربع ساعة من النهاية ويقلب النتيجة',
    status: 'processing',
    publishDate: '2026-11-20',
    views: 7840,
    glyph: 'stadium',
  },
  {
    category: 'health',
    source: 'عافية اليوم',
    host: 'afiya-today',
    title: 'عيادات متنقلة تقيس ضغط الدم أمام محطات الحافلات',
    status: 'collected',
    publishDate: '2026-11-20',
    views: 5120,
    glyph: 'clinic',
  },
  {
    category: 'culture',
    source: 'ديوان الثقافة',
    host: 'diwan-thaqafa',
    title: 'مكتبة البلدة تستعيد 300 كتاب ضاعت منذ الفيضان',
    status: 'collected',
    publishDate: '2026-11-19',
    views: 4415,
    glyph: 'library',
  },
  {
    category: 'science',
    source: 'مختبر الغد',
    host: 'mukhtabar-alghad',
    title: 'طلاب جامعيون يرسمون خريطة لأصوات الطيور في الواحات',
    status: 'collected',
    publishDate: '2026-11-19',
    views: 3980,
    glyph: 'garden',
  },
  {
    category: 'entertainment',
    source: 'كواليس الشاشة',
    host: 'kawalis-shasha',
    title: 'مسلسل عن غواصي اللؤلؤ يبدأ التصوير في قرية ساحلية',
    status: 'collected',
    publishDate: '2026-11-19',
    views: 12060,
    glyph: 'screen',
  },
  {
    category: 'religion',
    source: 'منبر الوسط',
    host: 'minbar-alwasat',
    title: 'ترميم سقف خشبي في جامع عمره أربعة قرون',
    status: 'collected',
    publishDate: '2026-11-19',
    views: 3640,
    glyph: 'mosque',
  },
  {
    category: 'breaking',
    source: 'مشكاة المساء',
    host: 'mishkat',
    title: 'تعليق الدراسة نصف يوم في ثلاث محافظات بسبب الضباب',
    status: 'error',
    publishDate: '2026-11-19',
    views: 15230,
    glyph: 'storm',
  },
  {
    category: 'sports',
    source: 'ملاعب الضاد',
    host: 'malaeb-aldad',
    title: 'سباق الهجن يعود إلى مضماره القديم بعد عامين',
    status: 'collected',
    publishDate: '2026-11-18',
    views: 4890,
    glyph: 'dunes',
    isActive: false,
  },
  {
    category: 'technology',
    source: 'رقمنة',
    host: 'raqmana',
    title: 'تطبيق محلي يقرأ لافتات الشوارع بصوت مسموع لضعاف البصر',
    status: 'collected',
    publishDate: '2026-11-18',
    views: 8105,
    glyph: 'devices',
  },
  {
    category: 'business',
    source: 'بوصلة الأعمال',
    host: 'bawsalat-aamal',
    title: 'حرفيات السدو يوقّعن أول عقد تصدير جماعي',
    status: 'processing',
    publishDate: '2026-11-18',
    views: 2970,
    glyph: 'souk',
  },
  {
    category: 'entertainment',
    source: 'الوتر السادس',
    host: 'alwatar6',
    title: 'فرقة من سبعة عازفين تحيي أغاني الصيادين على المسرح البلدي',
    status: 'collected',
    publishDate: '2026-11-17',
    views: 3355,
    glyph: 'hall',
  },
  {
    category: 'religion',
    source: 'بوابة الرواق',
    host: 'alriwaq',
    title: 'حلقات تحفيظ مسائية لكبار السن في المراكز الاجتماعية',
    status: 'collected',
    publishDate: '2026-11-17',
    views: 2785,
    glyph: 'courtyard',
    isActive: false,
  },
  {
    category: 'science',
    source: 'مسبار الليل',
    host: 'misbar-allayl',
    title: 'هواة الفلك يوثّقون زخة شهب من قمة جبل بلا كهرباء',
    status: 'error',
    publishDate: '2026-11-16',
    views: 6720,
    glyph: 'observatory',
  },
  {
    category: 'health',
    source: 'نشرة الشفاء',
    host: 'nashrat-shifa',
    title: 'مطبخ المدرسة يستبدل العصائر المحلاة بفاكهة الموسم',
    status: 'collected',
    publishDate: '2026-11-16',
    views: 4150,
    glyph: 'kitchen',
    isActive: false,
  },
  {
    category: 'culture',
    source: 'أروقة الحبر',
    host: 'arwiqat-hibr',
    title: 'معرض متنقل للخط العربي على عربة قطار متقاعدة',
    status: 'collected',
    publishDate: '2026-11-15',
    views: 5535,
    glyph: 'gallery',
  },
]

/** Two sources of each category; three have the status `error`, two `processing`. */
export const sampleSources: readonly NewsSource[] = sourceRows.map(toSource)

/** The sources of a category. */
export const sourcesOf = (category: SourceCategory): NewsSource[] =>
  sampleSources.filter((source) => source.category === category)

/** The link of the story of a source's last article; undefined for a source that does not ship. */
export function sourceStoryLink({ id, category }: NewsSource): ContentLink | undefined {
  const index = sourcesOf(category).findIndex((source) => source.id === id)
  if (index < 0) return undefined
  const search = { story: storyId('sources', category, index) }
  return category === 'breaking'
    ? { to: '/', search }
    : { to: '/$topic', params: { topic: category }, search }
}
