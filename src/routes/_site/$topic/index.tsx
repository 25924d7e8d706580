import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '@/lib/pageHead'
import { NewsPage } from '@/site/cards/NewsPage'
import { NotFoundPage } from '@/site/notFound/NotFoundPage'
import { loadTopic } from '@/site/topics/loadTopic'

/** The screen of the eight topical pages; any other word gives the 404 (Spec §2). */
export const Route = createFileRoute('/_site/$topic/')({
  loader: ({ params }) => loadTopic(params.topic),
  head: ({ loaderData }) => loadedHead(loaderData),
  component: Topic,
})

function Topic() {
  const loaded = Route.useLoaderData()
  return loaded ? <NewsPage {...loaded} /> : <NotFoundPage />
}
