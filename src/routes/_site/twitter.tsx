import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/lib/pageHead'
import { PostsPage } from '@/site/posts/PostsPage'

export const Route = createFileRoute('/_site/twitter')({
  head: () =>
    pageHead({
      title: 'منشورات',
      description:
        'ما يتحدث عنه الناس الآن: منشورات رائجة، وعشرة وسوم، وحسابات عربية تستحق المتابعة.',
      path: '/twitter',
    }),
  component: PostsPage,
})
