import { createFileRoute } from '@tanstack/react-router'
import { CategoryPage } from '@/site/category/CategoryPage'
import { categoryHead, loadCategory } from '@/site/category/loadCategory'
import { TopicPage } from '@/site/topics/TopicPage'

/** A category by name: the screen of a section if the name is an alias, otherwise the generic page (Spec §2, D-5). */
export const Route = createFileRoute('/_site/category/$name')({
  loader: ({ params }) => load(params.name),
  head: ({ loaderData }) => categoryHead(loaderData),
  component: Category,
})

// The pages of videos and posts are chunks of their own, so that a section's page does not load them.
async function load(name: string) {
  const loaded = await loadCategory(name)
  switch (loaded.kind) {
    case 'videos':
      return { ...loaded, Page: (await import('@/site/videos/VideosPage')).VideosPage }
    case 'posts':
      return { ...loaded, Page: (await import('@/site/posts/PostsPage')).PostsPage }
    default:
      return loaded
  }
}

function Category() {
  const loaded = Route.useLoaderData()
  switch (loaded.kind) {
    case 'topic':
      return <TopicPage {...loaded.topic} />
    case 'generic':
      return <CategoryPage name={loaded.name} title={loaded.title} />
    default:
      return <loaded.Page />
  }
}
