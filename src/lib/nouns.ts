import type { CountedNoun } from './arabic'

/**
 * The counted nouns that more than one screen shows, in the nominative, for `plural`. A screen with another text
 * for zero, or another dual, overrides that form: `{ ...VIEWS, zero: 'لا مشاهدات بعد' }`.
 */
export const ARTICLES: CountedNoun = {
  zero: 'لا مقالات',
  one: 'مقال واحد',
  two: 'مقالان',
  few: 'مقالات',
  many: 'مقالًا',
  other: 'مقال',
}

export const MESSAGES: CountedNoun = {
  one: 'رسالة واحدة',
  two: 'رسالتان',
  few: 'رسائل',
  many: 'رسالة',
  other: 'رسالة',
}

export const SOURCES: CountedNoun = {
  zero: 'لا مصادر',
  one: 'مصدر واحد',
  two: 'مصدران',
  few: 'مصادر',
  many: 'مصدرًا',
  other: 'مصدر',
}

export const VIEWS: CountedNoun = {
  zero: 'لا مشاهدات',
  one: 'مشاهدة واحدة',
  two: 'مشاهدتان',
  few: 'مشاهدات',
  many: 'مشاهدة',
  other: 'مشاهدة',
}

export const RESULTS: CountedNoun = {
  zero: 'لا نتائج',
  one: 'نتيجة واحدة',
  two: 'نتيجتان',
  few: 'نتائج',
  many: 'نتيجة',
  other: 'نتيجة',
}
