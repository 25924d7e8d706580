import type { HomeArticle, Three } from './homeSection'
import type { TopicSlug } from './topics'

const HOUR = 60
const DAY = 24 * HOUR

/**
 * The three headlines of each section of the home page that has articles (Spec §2). Headlines and
 * outlets are invented.
 */
export const homeArticles: Record<'breaking' | TopicSlug, Three<HomeArticle>> = {
  breaking: [
    {
      title: 'اتفاق عربي على شبكة موحدة للإنذار المبكر من السيول قبل موسم الأمطار',
      source: 'وكالة الجسر السابع',
      ageMinutes: 12,
      topic: 'science',
      glyph: 'storm',
    },
    {
      title: 'استئناف الرحلات في المطار الساحلي بعد توقف ساعتين بسبب الضباب',
      source: 'صحيفة المرفأ',
      ageMinutes: 25,
      topic: 'business',
    },
    {
      title: 'هزة خفيفة في عرض البحر ولا أضرار، بحسب مركز الرصد الإقليمي',
      source: 'مرصد السارية',
      ageMinutes: 48,
      topic: 'science',
    },
  ],
  sports: [
    {
      title: 'المنتخب الأولمبي يفتتح معسكره الجبلي بقائمة من 26 لاعبًا',
      source: 'الشوط الثالث',
      ageMinutes: HOUR,
      topic: 'sports',
      glyph: 'mountains',
    },
    {
      title: 'نهائي كأس السلة يُحسم في مباراة فاصلة للمرة الأولى منذ 9 مواسم',
      source: 'ملاعب الضاد',
      ageMinutes: 2 * HOUR,
      topic: 'sports',
    },
    {
      title: 'ماراثون المدينة القديمة يفتح باب التسجيل بمسارين جديدين',
      source: 'دفتر الرياضة',
      ageMinutes: 4 * HOUR,
      topic: 'sports',
    },
  ],
  technology: [
    {
      title: 'معالج عربي التصميم يدخل مرحلة الاختبار في 3 جامعات',
      source: 'رقمنة',
      ageMinutes: 2 * HOUR,
      topic: 'technology',
      glyph: 'circuit',
    },
    {
      title: 'متصفح خفيف يعد بنصف استهلاك البطارية على الهواتف القديمة',
      source: 'مختبر الغد',
      ageMinutes: 3 * HOUR,
      topic: 'technology',
    },
    {
      title: 'كيف تختار كلمة مرور لا تنساها؟ دليل في خمس خطوات',
      source: 'نبراس التقنية',
      ageMinutes: 5 * HOUR,
      topic: 'technology',
    },
  ],
  entertainment: [
    {
      title: 'فيلم قصير صُوّر بهاتف واحد يفتتح مهرجان الصحراء',
      source: 'كواليس الشاشة',
      ageMinutes: HOUR,
      topic: 'entertainment',
      glyph: 'screen',
    },
    {
      title: 'مسلسل جديد يعيد حكايات الأسواق القديمة إلى موسم الشتاء',
      source: 'نشرة الستارة',
      ageMinutes: 6 * HOUR,
      topic: 'entertainment',
    },
    {
      title: 'أوركسترا شبابية تجمع 40 عازفًا من 11 بلدًا على مسرح مفتوح',
      source: 'الوتر السادس',
      ageMinutes: 7 * HOUR,
      topic: 'entertainment',
    },
  ],
  business: [
    {
      title: 'البورصات الخليجية تغلق على ارتفاع تقوده أسهم النقل',
      source: 'دفتر الأسواق',
      ageMinutes: 40,
      topic: 'business',
      glyph: 'exchange',
    },
    {
      title: 'صندوق تمويل للمشاريع الصغيرة يضاعف مدة السداد إلى 8 أعوام',
      source: 'بوصلة الأعمال',
      ageMinutes: 3 * HOUR,
      topic: 'business',
    },
    {
      title: 'طلب قياسي على المخازن المبردة قرب الموانئ',
      source: 'نشرة الميزان',
      ageMinutes: 8 * HOUR,
      topic: 'business',
    },
  ],
  religion: [
    {
      title: 'مكتبة رقمية تتيح 1,200 مخطوط في علوم القراءات مجانًا',
      source: 'مشكاة المساء',
      ageMinutes: 2 * HOUR,
      topic: 'religion',
      glyph: 'library',
    },
    {
      title: 'حلقات مسائية لتعليم التجويد في 60 مسجدًا هذا الشتاء',
      source: 'بوابة الرواق',
      ageMinutes: 5 * HOUR,
      topic: 'religion',
    },
    {
      title: 'ندوة عن أخلاق الحوار تجمع طلابًا من 8 كليات',
      source: 'منبر الوسط',
      ageMinutes: DAY,
      topic: 'religion',
    },
  ],
  science: [
    {
      title: 'تلسكوب صحراوي يرصد حلقة غبار حول نجم قريب',
      source: 'مسبار الليل',
      ageMinutes: 3 * HOUR,
      topic: 'science',
      glyph: 'observatory',
    },
    {
      title: 'مادة من قشور التمر تنقّي مياه الآبار من الأملاح',
      source: 'مجلة النواة',
      ageMinutes: 6 * HOUR,
      topic: 'science',
    },
    {
      title: 'خريطة جديدة لشعاب البحر الأحمر بدقة 30 سنتيمترًا',
      source: 'دورية الأعماق',
      ageMinutes: DAY,
      topic: 'science',
    },
  ],
  health: [
    {
      title: 'المشي بعد العشاء ربع ساعة يحسّن النوم، وفق دراسة',
      source: 'عافية اليوم',
      ageMinutes: HOUR,
      topic: 'health',
      glyph: 'track',
    },
    {
      title: 'لقاح الإنفلونزا الموسمية يصل إلى مراكز الرعاية الأولية',
      source: 'نشرة الشفاء',
      ageMinutes: 4 * HOUR,
      topic: 'health',
    },
    {
      title: 'ما الذي يحتاج إليه جسمك من الماء في الأيام الباردة؟',
      source: 'بيت العافية',
      ageMinutes: 9 * HOUR,
      topic: 'health',
    },
  ],
  culture: [
    {
      title: 'معرض الكتاب يختار «لغة البحر» عنوانًا لدورته المقبلة',
      source: 'ديوان الثقافة',
      ageMinutes: 2 * HOUR,
      topic: 'culture',
      glyph: 'gallery',
    },
    {
      title: 'ترميم دار قديمة في حي الصاغة وتحويلها إلى بيت للخط',
      source: 'أروقة الحبر',
      ageMinutes: 7 * HOUR,
      topic: 'culture',
    },
    {
      title: 'جائزة الرواية الأولى تعلن قائمتها القصيرة من 6 أعمال',
      source: 'دفتر المحبرة',
      ageMinutes: DAY,
      topic: 'culture',
    },
  ],
}
