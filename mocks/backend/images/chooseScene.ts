import type { TopicName } from './topics'

/** The scenes that each topic offers; the first ones are the most usual. */
const OFFERS: Record<TopicName, readonly string[]> = {
  breaking: ['columns', 'skyline', 'storm', 'airport', 'sea', 'street'],
  sports: ['stadium', 'podium'],
  technology: ['circuit', 'devices', 'signal', 'energy', 'skyline'],
  entertainment: ['screen', 'hall', 'gallery', 'devices', 'souk'],
  business: ['exchange', 'port', 'factory', 'skyline', 'souk', 'columns', 'field'],
  religion: ['mosque', 'courtyard', 'library', 'souk', 'hall', 'garden', 'dunes'],
  science: ['laboratory', 'observatory', 'space', 'reef', 'mountains', 'storm'],
  health: ['clinic', 'laboratory', 'table', 'garden', 'track', 'home'],
  culture: ['gallery', 'courtyard', 'ruins', 'library', 'hall', 'souk', 'columns', 'dunes'],
  video: ['screen', 'sea', 'road', 'souk', 'hall', 'mountains', 'street'],
  posts: ['street', 'home', 'garden', 'table', 'sea', 'souk'],
  country: ['skyline', 'columns', 'street', 'souk', 'port', 'field'],
  ad: ['skyline', 'sea', 'road'],
  default: ['skyline', 'mountains', 'sea', 'dunes'],
}

/** Scenes of one sport: only its icon or its words choose them, and its icon before any words. */
const SPORTS: string[] = ['goal', 'hoop', 'pool', 'road', 'tennis', 'track', 'volleyball']

/** What is not drawn for the words of other news. */
const ONLY_SPORT = [...SPORTS, ...OFFERS.sports].filter((scene) => scene !== 'road')

/** The scene of an icon: what a card or an item is about, where its headline does not say it. */
const ICONS: Record<string, string> = {
  activity: 'storm',
  atom: 'laboratory',
  bandage: 'street',
  baby: 'home',
  basketball: 'hoop',
  'battery-charging': 'energy',
  bed: 'home',
  bird: 'field',
  'book-open': 'library',
  bot: 'circuit',
  brain: 'laboratory',
  'building-2': 'skyline',
  calendar: 'columns',
  camera: 'gallery',
  car: 'road',
  'chart-candlestick': 'exchange',
  'chart-column': 'exchange',
  'chart-line': 'exchange',
  'chart-pie': 'skyline',
  clock: 'street',
  'file-text': 'library',
  'message-circle': 'garden',
  clapperboard: 'screen',
  cloud: 'signal',
  'cloud-rain-wind': 'storm',
  code: 'devices',
  coffee: 'table',
  coins: 'souk',
  cpu: 'circuit',
  dna: 'laboratory',
  drama: 'hall',
  dumbbell: 'podium',
  feather: 'library',
  'flask-conical': 'laboratory',
  football: 'goal',
  footprints: 'track',
  'gamepad-2': 'devices',
  'graduation-cap': 'library',
  hammer: 'factory',
  handshake: 'columns',
  'heart-handshake': 'garden',
  'heart-pulse': 'clinic',
  house: 'home',
  hourglass: 'gallery',
  key: 'home',
  landmark: 'columns',
  languages: 'library',
  library: 'library',
  lightbulb: 'laboratory',
  luggage: 'mountains',
  magnet: 'circuit',
  medal: 'podium',
  mic: 'hall',
  'monitor-play': 'screen',
  'moon-star': 'observatory',
  mosque: 'mosque',
  music: 'hall',
  newspaper: 'columns',
  palette: 'gallery',
  'party-popper': 'souk',
  pill: 'laboratory',
  plane: 'airport',
  printer: 'factory',
  radio: 'signal',
  rocket: 'space',
  sailboat: 'sea',
  salad: 'table',
  scale: 'columns',
  'scroll-text': 'library',
  'shield-check': 'circuit',
  ship: 'port',
  smartphone: 'devices',
  'solar-panel': 'energy',
  sprout: 'field',
  star: 'podium',
  stethoscope: 'clinic',
  swords: 'podium',
  swim: 'pool',
  telescope: 'observatory',
  tennis: 'tennis',
  ticket: 'hall',
  'tree-palm': 'dunes',
  user: 'portrait',
  'trending-up': 'exchange',
  trophy: 'stadium',
  tv: 'screen',
  users: 'street',
  video: 'screen',
  volleyball: 'volleyball',
  wallet: 'exchange',
  warehouse: 'port',
  waves: 'pool',
  wheat: 'field',
  wind: 'energy',
  zap: 'skyline',
}

/** Beginnings and stems of words; the first scene that matches wins. */
const WORDS: readonly (readonly [string, RegExp])[] = [
  ['ruins', /معبد|معابد|ملوية|زقور|البتراء|السيق|كهوف|لبدة|مسرح الجم/],
  ['clinic', /مستشفى|عيادة|طبيب|أطباء|مرضى|تمريض|بالدم|جراح|السكري|طب الأسنان/],
  ['laboratory', /المجهر/],
  ['storm', /سيول|أمطار|مطر(?!ز)|عاصف|ضباب|غيث|فيضان|شبورة|الأرصاد|الطقس|رياح/],
  ['airport', /مطار|طيران|(?<!كرة ال)طائرة|الرحلات الجوية|استئناف الرحلات/],
  ['reef', /مرجان|أسماك|سلاحف|غوص|غواص|الحيتان|لؤلؤ/],
  ['observatory', /مرصد|فلكي|تلسكوب|نجوم|الهلال|شهب/],
  ['space', /كوكب|الفضاء|فضائي|(?<!جزر )القمر(?!ي)|مذنب|صاروخ|قمر صناعي/],
  ['energy', /الطاقة|شمسي|حرارة الشمس|كهرباء|توربين|بطاري|ألواح/],
  ['port', /ميناء|مرفأ|حاوي|شحن|صادرات|سفين|التخليص|جمارك/],
  ['hoop', /السلة|ثلاثية|رميات|الرميات/],
  ['pool', /سباح|سبّاح|مسبح|غطس/],
  ['volleyball', /كرة الطائرة/],
  ['tennis', /تنس|إسكواش|مضرب/],
  ['goal', /كرة القدم|هدف|هداف|حارس|مرمى|ركل|جزاء/],
  ['track', /ماراثون|عدّاء|ركض|مضمار|ألعاب القوى/],
  ['road', /دراج|سيارات|سيارة|رالي|شاحن|الطريق|طريق/],
  ['podium', /ميدالي|لقب|تتويج|رباع|جائزة|بطلة/],
  ['stadium', /ملعب|ملاعب|استاد|مدرج|دوري|كأس|منتخب|مباراة/],
  [
    'sea',
    /بحر(?!ين|ات)|شاطئ|ساحل|صياد(?!ة)|قوارب|زوارق|عبّارة|جزيرة|جزر(?! القمر)|الخليج|النيل|مركب/,
  ],
  ['dunes', /صحر|رمال|واحة|الواحات|إبل|هجن|بادية|قافلة|قوافل الشتاء|قفز الجمال/],
  ['mountains', /جبل|الجبال|قمم|ثلوج|تسلق|بركان/],
  ['field', /مزارع|حقول|الحقل|قمح|محصول|الري|زراع|نخيل|تمور|زيتون|الموالح|عسل\s|بذور/],
  ['garden', /حديق|شجر|متنزه|أشجار|ورد/],
  ['street', /حافل|شارع|مترو|ترام|أرصفة|المشاة|حيّ|الأحياء/],
  ['courtyard', /العتيق|ترميم|رواق|قلعة|تراث|أثري|البيوت|بيوت ضيافة|أزقت/],
  ['mosque', /مسجد|الجامع\s|جامع\s|قرآن|مصحف|المصاحف|رمضان|الحج|عمرة|أوقاف|مئذنة/],
  ['screen', /فيلم|سينما|مسلسل|شاشة|حلقات|وثائقي|أفلام/],
  ['hall', /مسرح|حفل|موسيق|أوبرا|العود|فرقة|أغني|أغاني|أوركسترا|نشيد/],
  ['gallery', /معرض|لوحة|لوحات|متحف|رسام|تصوير|نحت|خطاط|خط عربي/],
  ['library', /كتاب|كتب|مكتبة|مخطوط|رواية|قصائد|شعر|معجم|مدرس|جامع|طلاب|تلاميذ/],
  ['circuit', /معالج|رقاقة|ذكاء|حوسب|روبوت|خوارزم/],
  ['devices', /هاتف|الهواتف|تطبيق|حاسوب|لعبة|منصة|رقمي/],
  ['signal', /الشبكة|إنترنت|اتصالات|أبراج الاتصال|تشفير|(?<!\p{L})(?:ال)?بث(?!\p{L})/u],
  ['laboratory', /مختبر|لقاح|دواء|أدوية|فيزياء|كيمياء|باحث|جين|علماء/],
  ['table', /مطبخ|طعام|غذاء|وجبة|وجبات|قهوة|تغذي|فاكهة|الكشري|خبز/],
  ['factory', /مصنع(?!ة)|مصانع|صناع|إنتاج|ورشة/],
  ['exchange', /بورصة|مؤشر|أسهم|نمو|تضخم|أرباح|استثمار|تمويل|الأسعار|دولار|أرباح/],
  ['souk', /سوق|أسواق|حرف|متجر|متاجر|سجاد|نسج|باعة/],
  ['home', /بيت|منزل|أسرة|عائل|السكن|إيجار|النوم|أمهات|رضّع/],
  ['columns', /محكمة|وزار|بلدي|قانون|مجلس|اتفاق|حكوم|السجل|مصرف|بنك|المصارف/],
  ['skyline', /مدينة|أبراج|عقار|عمران|العاصمة/],
]

/** A country's page has one card of these: the news, or the heritage. It shows the landmark. */
const LANDMARK_ICONS = ['newspaper', 'scroll-text']
/** Landmarks of countries whose news have a number instead. */
const LANDMARK_WORDS = /أهرامات|الحِجر/

/**
 * Chooses the scene of a picture: its sport, if it is of sport; the words of the story among the scenes of its topic, then
 * its icon, then its words among all scenes, then a number. Returns null where a country's landmark is drawn.
 */
export function chooseScene(
  topic: TopicName,
  words: string,
  icon: string,
  number: number,
): string | null {
  const drawn = Object.hasOwn(ICONS, icon) ? ICONS[icon] : undefined
  const named = WORDS.filter(([, stems]) => stems.test(words)).map(([scene]) => scene)
  if (topic === 'country' && (LANDMARK_ICONS.includes(icon) || LANDMARK_WORDS.test(words)))
    return null
  const isSport = topic === 'sports' || icon === 'trophy'
  const offers = topic === 'country' ? undefined : OFFERS[topic]
  const among = (list: readonly string[]) => named.find((scene) => list.includes(scene))
  const sport = drawn && SPORTS.includes(drawn) ? drawn : among(SPORTS)
  const own = isSport ? (sport ?? among(OFFERS.sports)) : offers && among(offers)
  // Elsewhere an aim is no goal, and terraces on a hill are no stadium.
  const other = named.find((scene) => isSport || !ONLY_SPORT.includes(scene))
  const scene =
    own ??
    (offers ? (drawn ?? other) : (other ?? drawn)) ??
    offers?.[number % offers.length] ??
    null
  // Most news of matches name nothing else; in a list of results their pictures would be one.
  return scene === 'stadium' && number % 2 === 1 ? 'podium' : scene
}
