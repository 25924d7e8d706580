import { type ExportField, exportData, yesOrNo } from '@/admin/export/exportData'
import { STATUS_NAMES } from '@/content/admin/kindNames'
import { sourceCategories } from '@/content/admin/kinds'
import type { NewsSource } from '@/content/admin/newsSources'
import { formatNumber, plural } from '@/lib/arabic'
import { SOURCES } from '@/lib/nouns'

export const categoryName = (category: string): string =>
  sourceCategories.find(({ id }) => id === category)?.name ?? category

/** The text under the page title: «18 مصدرًا، تعذّر الجمع من 3 منها». */
export function describeSources(total: number, failed: number): string {
  if (total === 0) return 'لا مصادر'
  const sources = plural(total, SOURCES)
  if (failed === 0) return sources
  if (total === 1) return `${sources}، تعذّر الجمع منه`
  if (failed === total) return `${sources}، تعذّر الجمع منها كلها`
  return `${sources}، تعذّر الجمع من ${FEW_FAILED[failed] ?? formatNumber(failed)} ${total === 2 ? 'منهما' : 'منها'}`
}

const FEW_FAILED: Record<number, string> = { 1: 'واحد', 2: 'اثنين' }

const FIELDS: readonly ExportField<NewsSource>[] = [
  ['المصدر', ({ source }) => source],
  ['الرابط', ({ sourceUrl }) => sourceUrl],
  ['القسم', ({ category }) => categoryName(category)],
  ['الحالة', ({ status }) => STATUS_NAMES[status]],
  ['مفعّل', ({ isActive }) => yesOrNo(isActive)],
  ['آخر مقال', ({ title }) => title],
  ['رابط المقال', ({ originalLink }) => originalLink],
  ['تاريخ النشر', ({ publishDate }) => publishDate],
  ['المشاهدات', ({ views }) => views],
]

export const exportSources = (sources: readonly NewsSource[]) =>
  exportData('sources', FIELDS, sources)
