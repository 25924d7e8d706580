import { deriveStore } from '@/lib/deriveStore'
import { trimInvisible } from '@/lib/invisible'
import { SITE_NAME } from '@/lib/pageTitle'
import { savedSystemSettings } from './systemSettings'

/** The name of the site, and its description, which may be empty. */
export type PublicSite = { name: string; description: string }

/** What editors have saved of the site itself. Imported only if they have (`site/publicLists.ts`). */
export const publicSite = deriveStore([savedSystemSettings], (): PublicSite => {
  const { siteName, siteDescription } = savedSystemSettings.get()
  return { name: trimInvisible(siteName) || SITE_NAME, description: trimInvisible(siteDescription) }
})
