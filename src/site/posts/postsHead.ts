import { pageHead } from '@/lib/pageHead'

/** The head of `/twitter`, at its aliases too (D-5). */
export const postsHead = () =>
  pageHead({
    title: 'منشورات',
    description: 'ما يتداوله الناس اليوم: منشورات رائجة وحسابات مقترحة ووسوم يومية.',
    path: '/twitter',
  })
