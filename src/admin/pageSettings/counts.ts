import { formatNumber, plural } from '@/lib/arabic'

const categoriesText = (count: number) =>
  plural(count, {
    zero: 'لا فئات',
    one: 'فئة واحدة',
    two: 'فئتان',
    few: 'فئات',
    many: 'فئة',
    other: 'فئة',
  })

export const articlesText = (count: number) =>
  plural(count, {
    zero: 'لا مقالات',
    one: 'مقال واحد',
    two: 'مقالان',
    few: 'مقالات',
    many: 'مقالًا',
    other: 'مقال',
  })

export const sourcesText = (count: number) =>
  plural(count, {
    zero: 'لا مصادر',
    one: 'مصدر واحد',
    two: 'مصدران',
    few: 'مصادر',
    many: 'مصدرًا',
    other: 'مصدر',
  })

/** «8 فئات، 7 مفعّلة» */
export const describeCategories = (categories: readonly { isActive: boolean }[]) => {
  const active = categories.filter(({ isActive }) => isActive).length
  const all = categoriesText(categories.length)
  return categories.length === 0 ? all : `${all}، ${formatNumber(active)}\u00a0مفعّلة`
}
