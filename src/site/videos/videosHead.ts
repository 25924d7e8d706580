import { pageHead } from '@/lib/pageHead'

/** The head of `/youtube`, at its aliases too (D-5). */
export const videosHead = () =>
  pageHead({
    title: 'فيديو',
    description: 'مقاطع رائجة وقنوات عربية مقترحة: حرف وعلوم ورحلات وحكايات من كل مكان.',
    path: '/youtube',
  })
