import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '@/site/notFound/NotFoundPage'
import { loadTopicCard, topicHead } from '@/site/topics/loadTopic'
import { TopicPage } from '@/site/topics/TopicPage'

/** A topical page, scrolled to one of its cards: `/sports/football` (D-9b). */
export const Route = createFileRoute('/_site/$topic/$card')({
  loader: ({ params }) => loadTopicCard(params.topic, params.card),
  head: ({ loaderData }) => topicHead(loaderData),
  component: TopicCard,
})

function TopicCard() {
  const loaded = Route.useLoaderData()
  return loaded ? <TopicPage {...loaded} /> : <NotFoundPage />
}
