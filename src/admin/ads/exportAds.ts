import { type ExportField, exportData } from '@/admin/export/exportData'
import { sizeText } from '@/content/admin/adCatalogue'
import type { Ad } from '@/content/admin/ads'

const FIELDS: readonly ExportField<Ad>[] = [
  ['الإعلان', ({ nameAr }) => nameAr],
  ['الاسم بالإنجليزية', ({ name }) => name],
  ['الحالة', ({ isPaused }) => (isPaused ? 'متوقف' : 'نشط')],
  ['الأولوية', ({ priority }) => priority],
  ['الصفحة', ({ location }) => location.pageAr],
  ['الموضع', ({ location }) => location.positionAr],
  ['المقاس', ({ dimensions }) => sizeText(dimensions)],
  ['الرابط', ({ linkUrl }) => linkUrl],
  ['رابط الصورة', ({ imageUrl }) => imageUrl],
  ['الحملة', ({ campaign }) => campaign.name],
  ['من', ({ campaign }) => campaign.startDate],
  ['إلى', ({ campaign }) => campaign.endDate],
  ['الميزانية بالدولار', ({ campaign }) => campaign.budget],
  ['الظهور', ({ campaign }) => campaign.impressions],
  ['النقرات', ({ campaign }) => campaign.clicks],
  ['نسبة النقر %', ({ campaign }) => campaign.ctr],
]

export const exportAds = (ads: readonly Ad[]) => exportData('ads', FIELDS, ads)
