import { NOT_FOUND_TITLE } from '@/lib/pageHead'
import { pageTitle } from '@/lib/pageTitle'
import { SiteLayout } from '@/site/chrome/SiteLayout'
import { NotFoundPage } from './NotFoundPage'

/** The page for an address that no route can parse, with header, footer and title (D-6). */
export function NotFoundInSite() {
  return (
    <SiteLayout>
      <title>{pageTitle(NOT_FOUND_TITLE)}</title>
      <NotFoundPage />
    </SiteLayout>
  )
}
