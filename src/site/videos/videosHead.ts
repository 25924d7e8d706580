import { pageHead } from '@/lib/pageHead'

/** The document head of `/youtube` and its aliases (D-5). */
export const videosHead = () =>
  pageHead({
    title: 'فيديو',
    description: 'مقاطع رائجة وقنوات عربية مقترحة: حرف وعلوم ورحلات وحكايات من كل مكان.',
    path: '/youtube',
  })
