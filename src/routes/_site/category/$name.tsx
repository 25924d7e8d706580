import { createFileRoute } from '@tanstack/react-router'
import { CategoryPage } from '@/site/category/CategoryPage'
import { categoryHead, loadCategory } from '@/site/category/loadCategory'
import { PostsPage } from '@/site/posts/PostsPage'
import { TopicPage } from '@/site/topics/TopicPage'
import { VideosPage } from '@/site/videos/VideosPage'

/** A category by name: the screen of a section if the name is an alias, otherwise the generic page (Spec §2, D-5). */
export const Route = createFileRoute('/_site/category/$name')({
  loader: ({ params }) => loadCategory(params.name),
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ loaderData }) => categoryHead(loaderData),
  component: Category,
})

function Category() {
  const loaded = Route.useLoaderData()
  switch (loaded.kind) {
    case 'topic':
      return <TopicPage {...loaded.topic} />
    case 'videos':
      return <VideosPage />
    case 'posts':
      return <PostsPage />
    default:
      return <CategoryPage name={loaded.name} title={loaded.title} />
  }
}
