import type { InterestId } from '@/lib/reader'
import { storyId } from './headline'
import { interestById } from './interests'

/** An article that the reader saved (Spec §3). */
export type SavedArticle = {
  /** the id of its story */
  story: string
  title: string
  source: string
  /** the day on which it was published, `2026-11-18` */
  date: string
  /** the name of its section or country */
  category: string
}

/** The number of saved articles that are shown at first (Spec §9); a button shows the rest. */
export const SHOWN_SAVED = 3

const saved = (date: string, category: InterestId, source: string, title: string) => ({
  title,
  source,
  date,
  category: interestById(category).name,
})

/** The articles that the demo's reader saved, newest first. Titles and outlets are invented. */
export const savedArticles: readonly SavedArticle[] = [
  saved('2026-11-18', 'business', 'بوصلة الأعمال', 'الخشب يعود إلى واجهات المدن، لكن بحساب'),
  saved('2026-11-15', 'culture', 'دفتر المحبرة', 'ما الذي يبقى من الكتاب بعد عشر سنوات؟'),
  saved('2026-11-09', 'science', 'مسبار الليل', 'رصد نجم نابض من سطح مدرسة'),
  saved('2026-11-04', 'tech', 'مختبر الغد', 'زجاج النوافذ الذي يخزّن حرارة النهار'),
  saved('2026-10-29', 'health', 'عافية اليوم', 'المشي بعد العشاء: كم دقيقة تكفي؟'),
  saved('2026-10-24', 'culture', 'ورق وحبر', 'خطاط يعيد كتابة لافتات السوق القديم'),
  saved('2026-10-20', 'science', 'علوم السنبلة', 'كيف تعرف النحلة طريق العودة في الضباب؟'),
  saved('2026-10-13', 'business', 'دفتر السوق', 'الإيجار بالساعة يصل إلى ورش الحرفيين'),
  saved('2026-10-07', 'tech', 'دوائر رقمية', 'أرشيف صوتي للهجات يبنيه المتطوعون'),
  saved('2026-09-30', 'sports', 'الشوط الثالث', 'لماذا يتدرب السباحون في الماء البارد؟'),
  saved('2026-09-26', 'culture', 'رواق الفنون', 'بيت طيني يتحوّل إلى معرض مفتوح الليل كله'),
  saved('2026-09-19', 'science', 'مرصد السارية', 'الغبار العابر للمحيط يسمّد غابة بعيدة'),
  saved('2026-09-12', 'health', 'مجلة النبض', 'ضوء الصباح وموعد النوم: علاقة أقوى مما نظن'),
  saved('2026-09-05', 'business', 'ميزان الاقتصاد', 'اقتصاد الإصلاح: ربح من الأشياء التي لا تُرمى'),
  saved('2026-08-28', 'tech', 'نبض التقنية', 'خرائط الظل تدل المشاة على الطريق الأبرد'),
  saved('2026-08-21', 'culture', 'منصة المسرح', 'ممثل واحد أمام 20 كرسيًا على خشبة الميناء'),
  saved('2026-08-14', 'science', 'مسبار الليل', 'ماذا نسمع حين نصغي إلى قاع البحر؟'),
  saved('2026-08-06', 'health', 'عافية اليوم', 'تمارين الرقبة لمن يرسم طوال النهار'),
  saved('2026-07-30', 'business', 'خط التجارة', 'حاويات فارغة تصير مكاتب لمن يبدأ'),
  saved('2026-07-22', 'culture', 'دفتر المحبرة', 'رواية كُتبت على ظهور فواتير الكهرباء'),
  saved('2026-07-15', 'tech', 'مختبر الغد', 'طوب من رماد الأفران يحتمل ضعف حمل الطوب العادي'),
  saved('2026-07-08', 'sports', 'دفتر الرياضة', 'دراجات الجبل تفتح طرقًا نسيتها القوافل'),
  saved('2026-06-27', 'science', 'علوم السنبلة', 'قمح قديم يتذكر كيف يصبر على الملوحة'),
  saved('2026-06-18', 'culture', 'ورق وحبر', 'مكتبة متنقلة على ظهر شاحنة حليب'),
  saved('2026-06-05', 'health', 'مجلة النبض', 'الماء قبل القهوة: عادة صغيرة تحت المجهر'),
  saved('2026-05-24', 'business', 'رأس مال وأكثر', 'كيف يسعّر البنّاء بيتًا من الحجر؟'),
  saved('2026-05-11', 'tech', 'نبض التقنية', 'مصعد بلا حبال في برج من ستين طابقًا'),
  saved('2026-04-30', 'science', 'مرصد السارية', 'أول خريطة لرياح الأودية في المنطقة'),
].map((article, index) => ({ story: storyId('saved', 'articles', index), ...article }))
