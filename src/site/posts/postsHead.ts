import { pageHead } from '@/lib/pageHead'

/** The document head of `/twitter` and its aliases (D-5). */
export const postsHead = () =>
  pageHead({
    title: 'منشورات',
    description: 'ما يتداوله الناس اليوم: منشورات رائجة وحسابات مقترحة ووسوم يومية.',
    path: '/twitter',
  })
