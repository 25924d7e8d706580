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

/** «8 فئات، 7 مفعّلة» */
export const describeCategories = (categories: readonly { isActive: boolean }[]) => {
  const active = categories.filter(({ isActive }) => isActive).length
  const all = categoriesText(categories.length)
  return categories.length === 0 ? all : `${all}، ${formatNumber(active)}\u00a0مفعّلة`
}
