import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/lib/pageHead'
import { VideosPage } from '@/site/videos/VideosPage'

export const Route = createFileRoute('/_site/youtube')({
  head: () =>
    pageHead({
      title: 'فيديو',
      description:
        'أكثر المقاطع رواجًا اليوم، وقنوات عربية مقترحة في العلوم والحِرف والسفر وحكايات المدن.',
      path: '/youtube',
    }),
  component: VideosPage,
})
