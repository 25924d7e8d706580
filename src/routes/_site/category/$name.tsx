import { createFileRoute } from '@tanstack/react-router'
import { NewsPage } from '@/site/cards/NewsPage'
import { CategoryPage } from '@/site/category/CategoryPage'
import { loadCategory } from '@/site/category/loadCategory'

/** A category by name: the screen of a section if the name is an alias, otherwise the generic page (Spec §2, D-5). */
export const Route = createFileRoute('/_site/category/$name')({
  loader: ({ params }) => loadCategory(params.name),
  head: ({ loaderData }) => loaderData?.head() ?? {},
  component: () => {
    const loaded = Route.useLoaderData()
    if (loaded.topic) return <NewsPage {...loaded.topic} />
    return loaded.Page ? <loaded.Page /> : <CategoryPage {...loaded} />
  },
})
