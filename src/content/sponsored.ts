import type { SamplePicture } from './topics'

/** The common fields of everything on `/sponsored`: texts, picture, sponsor and category. */
type Paid = {
  id: string
  title: string
  image: SamplePicture
  sponsor: string
  category: string
}

/** A sponsored card (Spec §3). */
export type SponsoredArticle = Paid & {
  excerpt: string
  /** minutes of reading */
  readTime: number
  views: number
  /** minutes ago */
  publishedAt: number
}

/** The featured ad banner (Spec §2). */
type SponsoredFeature = Omit<Paid, 'category'> & { text: string; actionLabel: string }

/** The product promo (Spec §2); prices are in riyals. */
type SponsoredProduct = Omit<Paid, 'category'> & {
  points: readonly string[]
  price: number
  formerPrice: number
  until: string
  actionLabel: string
}

/** A further sponsored item (Spec §2) with one offer. */
type SponsoredExtra = Paid & { offer: string }

const DAY = 24 * 60

export const sponsoredFeature: SponsoredFeature = {
  id: 'island-ferry',
  title: 'ثلاث جزر في أقل من ساعة على متن عبّارة واحدة',
  text: 'أربع رحلات كل يوم من الرصيف القديم، وتذكرة عائلية واحدة لخمسة ركاب مع دراجاتهم.',
  image: { topic: 'technology', glyph: 'sailboat', tone: 2 },
  sponsor: 'شركة الشراع للنقل البحري',
  actionLabel: 'احجز رحلتك',
}

/** The six sponsored article cards of `/sponsored`, newest first (Spec §2). */
export const sponsoredArticles: readonly SponsoredArticle[] = [
  {
    id: 'office-meals',
    title: 'سبع وجبات ترافقك إلى المكتب بلا ثلاجة',
    excerpt: 'وصفات بسيطة جرّبها فريق المطبخ شهرًا كاملًا، ومعها قائمة تسوق لأسبوع.',
    image: { topic: 'health', glyph: 'salad', tone: 0 },
    sponsor: 'مطابخ السنبلة',
    category: 'غذاء',
    readTime: 4,
    views: 12480,
    publishedAt: 2 * DAY,
  },
  {
    id: 'rent-contract',
    title: 'ما الذي تسأل عنه قبل توقيع عقد الإيجار؟',
    excerpt: 'اثنا عشر بندًا يراجعها الخبراء أولًا، من الصيانة إلى مدة الإخلاء.',
    image: { topic: 'business', glyph: 'key', tone: 1 },
    sponsor: 'دار الميناء العقارية',
    category: 'عقارات',
    readTime: 6,
    views: 9315,
    publishedAt: 3 * DAY,
  },
  {
    id: 'roof-panels',
    title: 'ألواح على سطح البيت: متى تسترد كلفتها؟',
    excerpt: 'مثال محسوب لبيت من ثلاث غرف في مدينة مشمسة، بالأرقام والأشهر.',
    image: { topic: 'sports', glyph: 'solar-panel', tone: 0 },
    sponsor: 'شمس الدار',
    category: 'طاقة',
    readTime: 5,
    views: 15902,
    publishedAt: 4 * DAY,
  },
  {
    id: 'pottery-weekend',
    title: 'ورشة خزف للمبتدئين في عطلة نهاية الأسبوع',
    excerpt: 'من عجن الطين إلى الفرن الأول، وتعود إلى بيتك بفنجانين من صنعك.',
    image: { topic: 'culture', glyph: 'palette', tone: 0 },
    sponsor: 'بيت الطين',
    category: 'هوايات',
    readTime: 3,
    views: 4127,
    publishedAt: 5 * DAY,
  },
  {
    id: 'evening-grants',
    title: 'منح مسائية في تحليل البيانات لمن يعمل نهارًا',
    excerpt: '120 مقعدًا، ومشروع تخرج مع شركة حقيقية، والتقديم حتى آخر الشهر.',
    image: { topic: 'science', glyph: 'graduation-cap', tone: 2 },
    sponsor: 'معهد الأفق',
    category: 'تعليم',
    readTime: 4,
    views: 21640,
    publishedAt: 6 * DAY,
  },
  {
    id: 'mountain-towns',
    title: 'ثلاث مدن جبلية لرحلة شتوية هادئة',
    excerpt: 'مسارات قصيرة، وبيوت ضيافة عائلية، وما تحمله في حقيبتك.',
    image: { topic: 'religion', glyph: 'plane', tone: 1 },
    sponsor: 'رحلات الغيمة',
    category: 'سفر',
    readTime: 7,
    views: 8774,
    publishedAt: 7 * DAY,
  },
]

export const sponsoredProduct: SponsoredProduct = {
  id: 'quiet-headphones',
  title: 'سماعة «هدوء» اللاسلكية',
  image: { topic: 'ad', glyph: 'headphones', tone: 0 },
  sponsor: 'متجر نغمة',
  points: [
    'عزل للضجيج بثلاث درجات',
    '36 ساعة تشغيل بشحنة واحدة',
    'ضمان سنتين واستبدال خلال 14 يومًا',
  ],
  price: 249,
  formerPrice: 329,
  until: 'حتى نهاية الشهر',
  actionLabel: 'إلى المتجر',
}

/** The two extra sponsored items of `/sponsored` (Spec §2). */
export const sponsoredExtras: readonly SponsoredExtra[] = [
  {
    id: 'puppet-theatre',
    title: 'مسرح الدمى يعود إلى الحديقة بأربع حكايات جديدة',
    image: { topic: 'entertainment', glyph: 'ticket', tone: 0 },
    sponsor: 'مسرح القوس',
    category: 'عرض عائلي',
    offer: 'تذاكر من 20 ريالًا',
  },
  {
    id: 'second-number',
    title: 'رقم ثانٍ على هاتفك نفسه، تلغيه متى شئت',
    image: { topic: 'technology', glyph: 'smartphone', tone: 1 },
    sponsor: 'اتصالات المدى',
    category: 'خدمة',
    offer: 'أول شهر مجانًا',
  },
]
