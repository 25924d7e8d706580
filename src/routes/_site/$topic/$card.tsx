import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '@/lib/pageHead'
import { LoadedNewsPage } from '@/site/notFound/LoadedNewsPage'
import { loadTopic } from '@/site/topics/loadTopic'

/** A topical page, scrolled to one of its cards: `/sports/football` (D-9b). */
export const Route = createFileRoute('/_site/$topic/$card')({
  loader: ({ params }) => loadTopic(params.topic, params.card),
  head: ({ loaderData }) => loadedHead(loaderData),
  component: () => <LoadedNewsPage loaded={Route.useLoaderData()} />,
})
