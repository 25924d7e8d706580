import { type ExportField, exportData, yesOrNo } from '@/admin/export/exportData'
import type { NewsSource } from '@/content/admin/newsSources'
import { categoryName, STATUSES } from './sourceTexts'

const FIELDS: readonly ExportField<NewsSource>[] = [
  ['المصدر', ({ source }) => source],
  ['الرابط', ({ sourceUrl }) => sourceUrl],
  ['القسم', ({ category }) => categoryName(category)],
  ['الحالة', ({ status }) => STATUSES[status].label],
  ['مفعّل', ({ isActive }) => yesOrNo(isActive)],
  ['آخر مقال', ({ title }) => title],
  ['رابط المقال', ({ originalLink }) => originalLink],
  ['تاريخ النشر', ({ publishDate }) => publishDate],
  ['المشاهدات', ({ views }) => views],
]

export const exportSources = (sources: readonly NewsSource[]) =>
  exportData('sources', FIELDS, sources)
