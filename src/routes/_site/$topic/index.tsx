import { createFileRoute } from '@tanstack/react-router'
import { loadedHead } from '@/lib/pageHead'
import { LoadedNewsPage } from '@/site/notFound/LoadedNewsPage'
import { loadTopic } from '@/site/topics/loadTopic'

/** The screen of the eight topical pages; any other word gives the 404 (Spec §2). */
export const Route = createFileRoute('/_site/$topic/')({
  loader: ({ params }) => loadTopic(params.topic),
  head: ({ loaderData }) => loadedHead(loaderData),
  component: () => <LoadedNewsPage loaded={Route.useLoaderData()} />,
})
