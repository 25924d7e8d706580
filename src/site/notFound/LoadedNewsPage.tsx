import { NewsPage, type NewsPageProps } from '@/site/cards/NewsPage'
import { NotFoundPage } from './NotFoundPage'

/** The page of news that the loader of a route has found, or that there is none (D-6, D-9b). */
export const LoadedNewsPage = ({ loaded }: { loaded: NewsPageProps | null }) =>
  loaded ? <NewsPage {...loaded} /> : <NotFoundPage />
