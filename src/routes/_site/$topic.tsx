import { createFileRoute, notFound } from '@tanstack/react-router'
import { topicBySlug } from '@/content/topics'
import { pageTitle } from '@/lib/pageTitle'
import { ComingSoonPage } from '@/ui/states/ComingSoonPage'

/** The eight topical pages share one screen; any other word is the 404 (Spec §2). */
export const Route = createFileRoute('/_site/$topic')({
  loader: ({ params }) => {
    const topic = topicBySlug(params.topic)
    if (!topic) throw notFound()
    return topic
  },
  head: ({ loaderData }) => ({
    meta: [{ title: pageTitle(loaderData ? `أخبار ${loaderData.name}` : 'الصفحة غير موجودة') }],
  }),
  component: ComingSoon,
})

function ComingSoon() {
  const topic = Route.useLoaderData()
  return <ComingSoonPage title={`أخبار ${topic.name}`} />
}
