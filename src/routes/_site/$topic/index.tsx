import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '@/site/notFound/NotFoundPage'
import { loadTopic, topicHead } from '@/site/topics/loadTopic'
import { TopicPage } from '@/site/topics/TopicPage'

/** The screen of the eight topical pages; any other word gives the 404 (Spec §2). */
export const Route = createFileRoute('/_site/$topic/')({
  loader: ({ params }) => loadTopic(params.topic),
  head: ({ loaderData }) => topicHead(loaderData),
  component: Topic,
})

function Topic() {
  const loaded = Route.useLoaderData()
  return loaded ? <TopicPage {...loaded} /> : <NotFoundPage />
}
