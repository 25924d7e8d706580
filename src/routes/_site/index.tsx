import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/lib/pageHead'
import { HomePage } from '@/site/home/HomePage'

export const Route = createFileRoute('/_site/')({
  head: () =>
    pageHead({
      title: 'الأخبار والفئات',
      description:
        'أخبار العالم العربي من مصادر كثيرة في مكان واحد: عاجل ورياضة وتكنولوجيا واقتصاد وثقافة، مرتبة حسب ما يهمك.',
      path: '/',
    }),
  component: HomePage,
})
