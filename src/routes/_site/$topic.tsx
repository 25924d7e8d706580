import { createFileRoute } from '@tanstack/react-router'
import { topicBySlug } from '@/content/topics'
import { pageTitle } from '@/lib/pageTitle'
import { NOT_FOUND_TITLE, NotFoundPage } from '@/site/notFound/NotFoundPage'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

const titleOf = (slug: string) => {
  const topic = topicBySlug(slug)
  return topic ? `أخبار ${topic.name}` : undefined
}

/** The eight topical pages share one screen; any other word is the 404 (Spec §2). */
export const Route = createFileRoute('/_site/$topic')({
  head: ({ params }) => ({
    meta: [{ title: pageTitle(titleOf(params.topic) ?? NOT_FOUND_TITLE) }],
  }),
  component: Topic,
})

function Topic() {
  const title = titleOf(Route.useParams().topic)
  return title ? <ComingSoonPage title={title} /> : <NotFoundPage />
}
