import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/lib/pageHead'
import { SponsoredPage } from '@/site/sponsored/SponsoredPage'

export const Route = createFileRoute('/_site/sponsored')({
  head: () =>
    pageHead({
      title: 'محتوى مدفوع',
      description:
        'مقالات وعروض دفع أصحابها ثمن نشرها، ولا تكتبها غرفة الأخبار؛ كل منها موسوم بكلمة «مدفوع».',
      path: '/sponsored',
    }),
  component: SponsoredPage,
})
