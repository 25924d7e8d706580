export const tours = [
  {
    id: 'reader',
    title: 'صباح قارئ',
    text: 'يقرأ خبرًا ويحفظه، ويختار اهتماماته، ويكتب إلى الصحيفة.',
    load: () => import('./reader.json'),
  },
  {
    id: 'editor',
    title: 'يوم محرر',
    text: 'يجيب عن رسالة، ويرتب المقاطع، ويرى القارئ ما حفظه.',
    load: () => import('./editor.json'),
  },
  {
    id: 'failure',
    title: 'حين يتعطل الخادم',
    text: 'رسالة لا تصل ثم تصل، وقائمة تقول ما حدث وتعرض المحاولة من جديد.',
    load: () => import('./failure.json'),
  },
] as const
