import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '@/lib/pageHead'
import { NewsPage } from '@/site/cards/NewsPage'
import { NotFoundPage } from '@/site/notFound/NotFoundPage'
import { loadTopic } from '@/site/topics/loadTopic'

/** A topical page, scrolled to one of its cards: `/sports/football` (D-9b). */
export const Route = createFileRoute('/_site/$topic/$card')({
  loader: ({ params }) => loadTopic(params.topic, params.card),
  head: ({ loaderData }) => loadedHead(loaderData),
  component: TopicCard,
})

function TopicCard() {
  const loaded = Route.useLoaderData()
  return loaded ? <NewsPage {...loaded} /> : <NotFoundPage />
}
