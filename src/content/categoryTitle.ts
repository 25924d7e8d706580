import { foldArabic, withArticle } from '@/lib/arabic'
import { trimInvisible } from '@/lib/invisible'
import { isolated } from '@/lib/isolated'

/**
 * Subjects that a newspaper has sections for. Any other word may be the name of a person or a place,
 * which has no article: «أخبار مصر», never «أخبار المصر».
 */
const SUBJECTS = new Set(
  foldArabic(
    'آثار آراء أبحاث أدب أسرة أسعار أسواق ألعاب أمن أناقة إعلام استثمار اقتصاد بورصة بيئة تاريخ تجارة ' +
      'تحقيقات تحليلات تراث تربية تعليم تقارير تقنية جامعات جمال جوائز حكومة حوادث حوارات دبلوماسية دراما رأي ' +
      'زراعة سفر سياحة سياسة سيارات سينما شباب شعر صحافة صناعة طاقة طب طبخ طعام طفل طقس طيران عدالة عقارات ' +
      'عملات غذاء فضاء فعاليات فلك فن فنون قانون قضاء كتب لغة مال متاحف مجتمع محليات مدن مرأة مسرح معارض ' +
      'مناخ منوعات موسيقى موضة مياه نفط نقل هندسة وظائف',
  ).split(' '),
)

/** «أخبار الاقتصاد» for a subject, «أخبار {name}» for any other name of a category (Spec §2). */
export function categoryTitle(name: string): string {
  const seen = trimInvisible(name)
  return `أخبار ${SUBJECTS.has(foldArabic(seen)) ? withArticle(seen) : isolated(seen)}`
}
