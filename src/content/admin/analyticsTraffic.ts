import type { Browser, FunnelStep, Hourly, JourneyStep, PagePerformance } from './analytics'

/**
 * Traffic by hour (Spec §2): the peak is at 16:00 (7120, Spec §9), the low at 04:00. A visitor of two hours counts
 * in both, so the sum of visitors is more than the day's; the sum of page views is the day's.
 */
export const hourly: readonly Hourly[] = [
  { hour: 0, visitors: 820, pageViews: 828 },
  { hour: 1, visitors: 560, pageViews: 565 },
  { hour: 2, visitors: 410, pageViews: 414 },
  { hour: 3, visitors: 330, pageViews: 333 },
  { hour: 4, visitors: 280, pageViews: 283 },
  { hour: 5, visitors: 420, pageViews: 424 },
  { hour: 6, visitors: 910, pageViews: 919 },
  { hour: 7, visitors: 1780, pageViews: 1797 },
  { hour: 8, visitors: 2940, pageViews: 2968 },
  { hour: 9, visitors: 3820, pageViews: 3857 },
  { hour: 10, visitors: 4460, pageViews: 4503 },
  { hour: 11, visitors: 5010, pageViews: 5058 },
  { hour: 12, visitors: 5480, pageViews: 5533 },
  { hour: 13, visitors: 5890, pageViews: 5947 },
  { hour: 14, visitors: 6320, pageViews: 6381 },
  { hour: 15, visitors: 6810, pageViews: 6875 },
  { hour: 16, visitors: 7120, pageViews: 7188 },
  { hour: 17, visitors: 6640, pageViews: 6704 },
  { hour: 18, visitors: 6010, pageViews: 6068 },
  { hour: 19, visitors: 5720, pageViews: 5775 },
  { hour: 20, visitors: 5340, pageViews: 5391 },
  { hour: 21, visitors: 4480, pageViews: 4523 },
  { hour: 22, visitors: 3100, pageViews: 3130 },
  { hour: 23, visitors: 1760, pageViews: 1777 },
]

export const browsers: readonly Browser[] = [
  { id: 'chrome', name: 'كروم', percentage: 52, visitors: 12778 },
  { id: 'safari', name: 'سفاري', percentage: 27, visitors: 6635 },
  { id: 'edge', name: 'إيدج', percentage: 9, visitors: 2212 },
  { id: 'firefox', name: 'فايرفوكس', percentage: 6, visitors: 1474 },
  { id: 'other', name: 'متصفحات أخرى', percentage: 6, visitors: 1474 },
]

/** The performance of pages: rates in percent, the time in seconds. */
export const pagePerformance: readonly PagePerformance[] = [
  { path: '/', title: 'الرئيسية', views: 21640, bounceRate: 28.4, avgTime: 112, exitRate: 22.1 },
  { path: '/sports', title: 'رياضة', views: 12318, bounceRate: 31.6, avgTime: 188, exitRate: 34.5 },
  {
    path: '/countries/egypt',
    title: 'مصر',
    views: 9874,
    bounceRate: 36.2,
    avgTime: 161,
    exitRate: 38.9,
  },
  {
    path: '/technology',
    title: 'تكنولوجيا',
    views: 8405,
    bounceRate: 33.9,
    avgTime: 206,
    exitRate: 36,
  },
  {
    path: '/business',
    title: 'أعمال',
    views: 6932,
    bounceRate: 38.7,
    avgTime: 179,
    exitRate: 41.3,
  },
  {
    path: '/youtube',
    title: 'يوتيوب',
    views: 5217,
    bounceRate: 29.8,
    avgTime: 314,
    exitRate: 33.7,
  },
]

/** The funnel (Spec §2): home visit, browse articles, read full article, interact, newsletter subscribe. */
export const funnel: readonly FunnelStep[] = [
  { id: 'home', step: 'زيارة الرئيسية', visitors: 18240 },
  { id: 'browse', step: 'تصفح المقالات', visitors: 12768 },
  { id: 'read', step: 'قراءة مقال كامل', visitors: 7296 },
  { id: 'interact', step: 'التفاعل', visitors: 2736 },
  { id: 'subscribe', step: 'الاشتراك في النشرة', visitors: 912 },
]

export const journey: readonly JourneyStep[] = [
  {
    id: 'arrive',
    step: 'الوصول إلى الموقع',
    percentage: 100,
    avgTime: 38,
  },
  {
    id: 'section',
    step: 'اختيار قسم',
    percentage: 78,
    avgTime: 72,
  },
  {
    id: 'article',
    step: 'فتح مقال',
    percentage: 61,
    avgTime: 221,
  },
  {
    id: 'related',
    step: 'مقال آخر في القسم نفسه',
    percentage: 34,
    avgTime: 146,
  },
  {
    id: 'share',
    step: 'مشاركة أو حفظ',
    percentage: 11,
    avgTime: 22,
  },
]
