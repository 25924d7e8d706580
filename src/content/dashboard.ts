import type { InterestId } from '@/lib/reader'
import { linkOfStory, type StoryLink, storyId } from './headline'
import type { SamplePicture } from './topics'

/** A personalised article of the dashboard (Spec §3, Dashboard article). */
export type DashboardArticle = {
  id: string
  title: string
  excerpt: string
  /** an invented outlet, one of its interest's sources */
  source: string
  category: InterestId
  /** minutes ago */
  time: number
  image: Pick<SamplePicture, 'topic' | 'glyph'>
}

/** One of today's events; `time` is `hh:mm`. */
export type TodayEvent = { id: string; time: string; title: string; place: string }

/** The number of personalised articles that are shown (Spec §2). */
const SHOWN_ARTICLES = 3

/** The quick stats that are constants (Spec §2, §9); the third, active categories, is counted live. */
export const QUICK_STATS = { todayNews: 24, trackedSources: 9 } as const

/** The articles that the dashboard selects from: three of each interest, the newest first. All are invented. */
export const dashboardArticles: readonly DashboardArticle[] = [
  {
    id: 'sports-archery',
    title: 'مدربة شابة تقود فريق القوس إلى أول نهائي في تاريخه',
    excerpt: 'بدأت بثلاث لاعبات وقوس مستعار، واليوم يتدرب معها 40 ناشئًا كل مساء.',
    source: 'ملاعب الضاد',
    category: 'sports',
    time: 40,
    image: { topic: 'sports', glyph: 'podium' },
  },
  {
    id: 'sports-night-run',
    title: 'سباق ليلي بلا ساعات: الفائز من يصيب توقّع زمنه',
    excerpt: 'شارك 600 عدّاء، وفصلت ثانيتان بين المركز الأول والثاني.',
    source: 'الشوط الثالث',
    category: 'sports',
    time: 330,
    image: { topic: 'sports', glyph: 'track' },
  },
  {
    id: 'sports-rowing',
    title: 'نادي التجديف في الواحة يدرّب على بحيرة صنعها بيديه',
    excerpt: 'عمل الأعضاء موسمين كاملين، والآن يستقبلون مدارس المنطقة مجانًا.',
    source: 'دفتر الرياضة',
    category: 'sports',
    time: 1620,
    image: { topic: 'sports', glyph: 'sea' },
  },
  {
    id: 'tech-salt-battery',
    title: 'بطارية من الملح تعمل ألف دورة بلا فقد يُذكر',
    excerpt: 'فريق جامعي يقول إن كلفتها ثلث كلفة المعتاد، والاختبار الميداني في الربيع.',
    source: 'مختبر الغد',
    category: 'tech',
    time: 120,
    image: { topic: 'technology', glyph: 'energy' },
  },
  {
    id: 'tech-old-phones',
    title: 'هواتف متقاعدة تتحوّل إلى مراصد للضجيج في الأحياء',
    excerpt: 'مشروع تطوعي وزّع 75 جهازًا، وخريطته مفتوحة لمن يريد.',
    source: 'نبض التقنية',
    category: 'tech',
    time: 420,
    image: { topic: 'technology', glyph: 'devices' },
  },
  {
    id: 'tech-arabic-keyboard',
    title: 'لوحة مفاتيح عربية جديدة تختصر الطريق إلى الهمزات',
    excerpt: 'جرّبها ألف كاتب شهرًا، وتراجعت أخطاؤهم بنحو الربع.',
    source: 'دوائر رقمية',
    category: 'tech',
    time: 1740,
    image: { topic: 'technology', glyph: 'library' },
  },
  {
    id: 'business-timber',
    title: 'ورش النجارة الصغيرة تبيع معًا تحت اسم واحد',
    excerpt: 'اتحدت 22 ورشة في متجر مشترك، وتضاعفت طلباتها في فصل.',
    source: 'بوصلة الأعمال',
    category: 'business',
    time: 95,
    image: { topic: 'business', glyph: 'factory' },
  },
  {
    id: 'business-coffee-coop',
    title: 'تعاونية البن تتجاوز الوسطاء وتشحن أول حاوية بنفسها',
    excerpt: 'المزارعون يحددون السعر قبل القطاف، والفائض يعود إلى صندوق القرية.',
    source: 'دفتر السوق',
    category: 'business',
    time: 390,
    image: { topic: 'business', glyph: 'crane' },
  },
  {
    id: 'business-four-days',
    title: 'أسبوع بأربعة أيام عمل: ماذا وجدت 18 شركة بعد سنة؟',
    excerpt: 'الإنتاج ثابت، والإجازات المرضية أقل، والاجتماعات هي ما تغيّر فعلًا.',
    source: 'ميزان الاقتصاد',
    category: 'business',
    time: 1560,
    image: { topic: 'business', glyph: 'exchange' },
  },
  {
    id: 'health-nap',
    title: 'القيلولة القصيرة: متى تنفع ومتى تسرق نوم الليل؟',
    excerpt: 'عشرون دقيقة قبل الثالثة عصرًا تكفي أغلب الناس، وفق مراجعة لعشر دراسات.',
    source: 'عافية اليوم',
    category: 'health',
    time: 300,
    image: { topic: 'health', glyph: 'home' },
  },
  {
    id: 'health-stairs',
    title: 'خمسة طوابق في اليوم: ما الذي يفعله الدرج بالقلب؟',
    excerpt: 'تابع الباحثون سكان برج واحد عامين، وقارنوا من يصعد بمن ينتظر المصعد.',
    source: 'مجلة النبض',
    category: 'health',
    time: 540,
    image: { topic: 'health', glyph: 'skyline' },
  },
  {
    id: 'health-lunch-box',
    title: 'علبة الغداء المدرسية كما يقترحها طهاة ومختصو تغذية',
    excerpt: 'سبع وصفات تُحضّر مساءً في ربع ساعة، ولا تحتاج إلى تسخين.',
    source: 'عافية اليوم',
    category: 'health',
    time: 1680,
    image: { topic: 'health', glyph: 'kitchen' },
  },
  {
    id: 'culture-letters',
    title: 'صندوق رسائل من الستينيات يعود إلى أصحابه',
    excerpt: 'عثر عليه ساعي بريد متقاعد، وأوصل 31 رسالة بعد ستة عقود.',
    source: 'ورق وحبر',
    category: 'culture',
    time: 150,
    image: { topic: 'culture', glyph: 'counter' },
  },
  {
    id: 'culture-oud-school',
    title: 'مدرسة مسائية تعلّم صناعة العود من الصفر',
    excerpt: 'يخرج كل طالب بعد تسعة أشهر بآلة صنعها بنفسه.',
    source: 'رواق الفنون',
    category: 'culture',
    time: 450,
    image: { topic: 'culture', glyph: 'hall' },
  },
  {
    id: 'culture-shadow-play',
    title: 'خيال الظل يملأ ساحة السوق ليلة كل خميس',
    excerpt: 'عروض قصيرة بلا تذاكر، ونصوص يكتبها أطفال الحي مع الفنانين.',
    source: 'منصة المسرح',
    category: 'culture',
    time: 1800,
    image: { topic: 'culture', glyph: 'souk' },
  },
  {
    id: 'science-desert-moss',
    title: 'طحلب صحراوي يستيقظ بعد عشرين عامًا من الجفاف',
    excerpt: 'قطرات قليلة أعادت إليه اللون في ساعة، والسر في جدار خلاياه.',
    source: 'علوم السنبلة',
    category: 'science',
    time: 75,
    image: { topic: 'science', glyph: 'field' },
  },
  {
    id: 'science-school-telescope',
    title: 'طلاب يقيسون دوران كويكب بمنظار مدرستهم',
    excerpt: 'راقبوه 14 ليلة، ووافق قياسهم أرقام المراصد الكبيرة.',
    source: 'مسبار الليل',
    category: 'science',
    time: 480,
    image: { topic: 'science', glyph: 'observatory' },
  },
  {
    id: 'science-sand-songs',
    title: 'لماذا تغنّي بعض الكثبان ولا تغنّي جاراتها؟',
    excerpt: 'حجم الحبة وحده لا يكفي: قياسات جديدة تضيف الرطوبة إلى الجواب.',
    source: 'مرصد السارية',
    category: 'science',
    time: 1860,
    image: { topic: 'science', glyph: 'dunes' },
  },
]

/** The link of the story of an article: its interest is its card. */
export function dashboardStoryLink({ id, category }: DashboardArticle): StoryLink {
  const ofInterest = dashboardArticles.filter((article) => article.category === category)
  const index = ofInterest.findIndex((article) => article.id === id)
  return linkOfStory(storyId('dashboard', category, index))
}

/** Today's events, in the order of the day (Spec §2: three). */
export const todayEvents: readonly TodayEvent[] = [
  {
    id: 'children-privacy',
    time: '14:00',
    title: 'ندوة مفتوحة عن خصوصية الأطفال على الشبكة',
    place: 'بث مباشر، 90 دقيقة',
  },
  {
    id: 'schools-cup',
    time: '17:30',
    title: 'قرعة كأس المدارس لكرة السلة',
    place: 'صالة الميناء',
  },
  {
    id: 'station-pass',
    time: '20:15',
    title: 'عبور محطة الفضاء فوق المنطقة',
    place: 'يُرى بالعين المجردة 4 دقائق',
  },
]

/**
 * Selects the three newest articles of these interests; the newest of each is newer than the second of any. Empty when no
 * interest is selected.
 */
export function articlesFor(selected: readonly InterestId[]): DashboardArticle[] {
  return dashboardArticles
    .filter(({ category }) => selected.includes(category))
    .sort((a, b) => a.time - b.time)
    .slice(0, SHOWN_ARTICLES)
}
