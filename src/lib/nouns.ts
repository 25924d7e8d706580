import { counted } from './arabic'

/**
 * The counted nouns that more than one screen shows, in the nominative, for `plural`. A screen with another text
 * for zero, or another dual, overrides that form: `{ ...VIEWS, zero: 'لا مشاهدات بعد' }`.
 */
export const ARTICLES = counted('مقال واحد', 'مقالان', 'مقالات', 'مقالًا', 'مقال', 'لا مقالات')

export const MESSAGES = counted('رسالة واحدة', 'رسالتان', 'رسائل', 'رسالة', 'رسالة')

export const SOURCES = counted('مصدر واحد', 'مصدران', 'مصادر', 'مصدرًا', 'مصدر', 'لا مصادر')

export const VIEWS = counted(
  'مشاهدة واحدة',
  'مشاهدتان',
  'مشاهدات',
  'مشاهدة',
  'مشاهدة',
  'لا مشاهدات',
)

export const RESULTS = counted('نتيجة واحدة', 'نتيجتان', 'نتائج', 'نتيجة', 'نتيجة', 'لا نتائج')
