import { NOT_FOUND_TITLE } from '@/lib/pageHead'
import { pageTitle } from '@/lib/pageTitle'
import { SiteLayout } from '@/site/chrome/SiteLayout'
import { NotFoundPage } from './NotFoundPage'

/** The page for an address of no route, with header, footer and what a head needs (D-6). */
export function NotFoundInSite() {
  return (
    <SiteLayout>
      <title>{pageTitle(NOT_FOUND_TITLE)}</title>
      <meta name="robots" content="noindex" />
      <NotFoundPage />
    </SiteLayout>
  )
}
