import { sequence } from '@mocks/backend/images/random'
import { messageStatusSchema } from '@/api/contactMessages'
import { CONTACT_CATEGORIES } from '@/api/messageKinds'
import type { SeedMessage, StoredMessage } from './schema'
import { numbered } from './seed'

const NEWEST = Date.parse('2026-11-20T09:40:00+03:00')
const MINUTE_MS = 60_000

const given = [
  ...['جنى', 'باسل', 'رهف', 'زياد', 'تالا', 'مازن', 'لجين', 'يزن', 'هيا', 'أوس', 'ديمة', 'أنس'],
  ...['ميس', 'غيث', 'إيلاف', 'كنان', 'وسن', 'حازم', 'أروى', 'سيف', 'سهام', 'إدريس', 'نورس', 'عهد'],
]
const family = [
  ...['السالم', 'النجار', 'الكيلاني', 'الريحاني', 'الحموي', 'العكاري', 'المرزوقي', 'الجبالي'],
  ...['الصفدي', 'الوردي', 'قدورة', 'دياب', 'العبيدي', 'الورتاني', 'التازي', 'الغافري', 'باوزير'],
]
const hosts = ['bareed.example', 'sanduq.example', 'waraqa.example', 'barid-alwadi.example']
const places = [
  'صفحة الرياضة',
  'صفحة العلوم',
  'صفحة الأعمال',
  'نتائج البحث',
  'صفحة بلدي',
  'الرئيسية',
]

/** Per category, in the order of `CONTACT_CATEGORIES`: pairs of a subject and the sentence that goes with it. */
const themes: readonly (readonly [subject: string, story: string])[][] = [
  [
    ['شكر على التغطية في', 'أتابعكم منذ أشهر وأعجبني ترتيب الأخبار وقصر العناوين في'],
    ['سؤال عن مواعيد التحديث في', 'أود أن أعرف كم مرة في اليوم تتجدد الأخبار في'],
  ],
  [
    ['خبر قديم ما زال ظاهرًا في', 'لاحظت خبرًا مضى عليه أسبوع وما زال في أول القائمة في'],
    ['خطأ في عنوان ضمن', 'في العنوان رقم لا يطابق ما في نص الخبر المنشور في'],
  ],
  [
    ['اقتراح تصفية حسب المصدر في', 'يسهل عليّ القراءة لو استطعت اختيار المصادر التي أثق بها في'],
    ['اقتراح ملخص أسبوعي عن', 'أقترح بريدًا واحدًا كل أسبوع يلخص أهم ما نُشر في'],
  ],
  [
    ['بطء في فتح', 'يستغرق التحميل على شبكة الهاتف أكثر من عشر ثوانٍ في'],
    ['زر لا يستجيب في', 'أضغط زر عرض المزيد فلا يحدث شيء، وقد تكرر ذلك في'],
  ],
  [
    ['عرض تعاون في محتوى', 'نملك أرشيفًا من المقالات المراجعة ونقترح نشر مختارات منه في'],
    ['رعاية سلسلة تعليمية ضمن', 'نرغب في رعاية سلسلة من المقالات القصيرة الموجهة للطلاب في'],
  ],
  [
    ['طلب أسعار الإعلان في', 'نحضّر حملة صغيرة لمتجرنا ونسأل عن المقاسات والمدد المتاحة في'],
    ['تبديل صورة إعلاننا في', 'وصلتنا نسخة مصححة من التصميم ونرجو وضعها مكان السابقة في'],
  ],
  [
    ['سؤال عمّا يُحفظ عند تصفح', 'أسأل عن البيانات التي تُسجل عني من غير حساب حين أقرأ'],
    ['حذف سجل القراءة من', 'غيّرت جهازي وأود حذف ما حُفظ من نشاطي السابق في'],
  ],
  [
    ['حدود الاقتباس من', 'أُعدّ عرضًا لطلابي وأحتاج إلى اقتباس فقرتين مع ذكر المصدر من'],
    [
      'استخدام العناوين في تطبيق تعليمي عن',
      'نطور تطبيقًا مجانيًا لتعليم العربية ونرغب في عناوين مختارة من',
    ],
  ],
  [
    ['البحث عن مقال قديم في', 'أذكر مقالًا قرأته قبل شهرين ولم أعد أجده في'],
    ['دعوة إلى لقاء قراء عن', 'ننظم لقاءً شهريًا في المكتبة العامة ونناقش فيه ما نُشر في'],
  ],
]
const openings = [
  'مرحبًا،',
  'السلام عليكم،',
  'تحية طيبة،',
  'مساء الخير،',
  'صباح الخير،',
  'أهلًا بكم،',
]
const closings = [
  'شكرًا على وقتكم.',
  'أنتظر ردكم حين يتيسر.',
  'يمكنكم مراسلتي على هذا البريد.',
  'أستطيع إرسال صورة للشاشة إن لزم.',
  'بالتوفيق للفريق.',
]

/**
 * Returns `count` realistic messages, newest first. The same count always gives the same messages. For lists at
 * their limit.
 */
export function manyMessages(count: number): StoredMessage[] {
  const random = sequence(20261120)
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = <T>(from: readonly T[]) => from[below(from.length)] as T
  let time = NEWEST
  const messages = Array.from({ length: count }, (_, index): SeedMessage => {
    time -= (4 + below(50)) * MINUTE_MS
    const kind = below(CONTACT_CATEGORIES.length)
    const [subject, story] = pick(themes[kind] ?? [])
    const place = pick(places)
    const number = count - index
    return {
      name: `${pick(given)} ${pick(family)}`,
      email: `reader${number}@${pick(hosts)}`,
      subject: `${subject} ${place}`,
      category: CONTACT_CATEGORIES[kind] ?? CONTACT_CATEGORIES[0],
      message: `${pick(openings)} ${story} ${place}. ${pick(closings)} رقم المتابعة ${number}.`,
      status: pick(messageStatusSchema.options),
      isResolved: random() < 0.4,
      createdAt: new Date(time).toISOString(),
    }
  })
  return numbered(messages)
}
