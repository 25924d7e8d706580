import { CircleAlert, CircleCheck, LoaderCircle, type LucideIcon } from 'lucide-react'
import { type ExportField, exportData, yesOrNo } from '@/admin/export/exportData'
import { STATUS_NAMES } from '@/content/admin/kindNames'
import { type SourceStatus, sourceCategories } from '@/content/admin/kinds'
import type { NewsSource } from '@/content/admin/newsSources'
import { formatNumber, plural } from '@/lib/arabic'
import { SOURCES } from '@/lib/nouns'
import type { BadgeTone } from '@/ui/theme/Badge'

/** Spec §3, Aggregated article: collected, processing, collection error. */
export const STATUSES: Record<SourceStatus, { label: string; tone: BadgeTone; icon: LucideIcon }> =
  {
    collected: { label: STATUS_NAMES.collected, tone: 'ok', icon: CircleCheck },
    processing: { label: STATUS_NAMES.processing, tone: 'info', icon: LoaderCircle },
    error: { label: STATUS_NAMES.error, tone: 'bad', icon: CircleAlert },
  }

export const categoryName = (category: string): string =>
  sourceCategories.find(({ id }) => id === category)?.name ?? category

/** «3 مصادر», «مصدران»: nominative, as the subject of «حُذف». */
export const countedSources = (count: number): string => plural(count, SOURCES)

/** «3 مصادر», «مصدرين»: oblique case, after the noun «حذف». */
export const obliqueSources = (count: number): string =>
  plural(count, { ...SOURCES, two: 'مصدرين' })

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
  ['الحالة', ({ status }) => STATUSES[status].label],
  ['مفعّل', ({ isActive }) => yesOrNo(isActive)],
  ['آخر مقال', ({ title }) => title],
  ['رابط المقال', ({ originalLink }) => originalLink],
  ['تاريخ النشر', ({ publishDate }) => publishDate],
  ['المشاهدات', ({ views }) => views],
]

export const exportSources = (sources: readonly NewsSource[]) =>
  exportData('sources', FIELDS, sources)
