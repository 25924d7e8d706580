import { type ExportField, exportData } from '@/admin/export/exportData'
import type { AdminCountry } from '@/content/admin/countries'

const FIELDS: readonly ExportField<AdminCountry>[] = [
  ['الدولة', ({ name }) => name],
  ['الاسم بالإنجليزية', ({ nameEn }) => nameEn],
  ['الرمز', ({ code }) => code],
  ['المنطقة', ({ region }) => region],
  ['الأخبار', ({ newsCount }) => newsCount],
  ['الحالة', ({ isActive }) => (isActive ? 'نشطة' : 'غير نشطة')],
  ['تاريخ الإضافة', ({ createdAt }) => createdAt],
]

export const exportCountries = (countries: readonly AdminCountry[]) =>
  exportData('countries', FIELDS, countries)
