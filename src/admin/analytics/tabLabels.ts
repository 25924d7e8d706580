import type { AnalyticsTab, Period } from './analyticsSearchParams'

/** Spec §2 and §9, in their order. */
export const TAB_LABELS: Record<AnalyticsTab, string> = {
  overview: 'نظرة عامة',
  revenue: 'الإيرادات',
  content: 'المحتوى',
  engagement: 'التفاعل',
  traffic: 'الزيارات',
  sponsors: 'الرعاة',
}

export const PERIOD_LABELS: Record<Period, string> = {
  '7days': 'آخر 7 أيام',
  '30days': 'آخر 30 يومًا',
  '90days': 'آخر 90 يومًا',
  year: 'السنة الحالية',
}
