import { createFileRoute } from '@tanstack/react-router'
import { postsHead } from '@/site/category/loadCategory'
import { PostsPage } from '@/site/posts/PostsPage'

export const Route = createFileRoute('/_site/twitter')({ head: postsHead, component: PostsPage })
