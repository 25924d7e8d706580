import { SITE_NAME } from '@/lib/pageTitle'
import { createStore } from '@/lib/store'
import { useSaved } from '@/ui/states/useSaved'
import type * as Stores from './publicStores'
import type { PublicSite } from './publicStores'

/**
 * What editors have saved, as readers see it (D-34); null until it is loaded, which only happens if something is saved
 * (`routes/__root.tsx`). Pages read it with `useSaved`.
 */
export const publicLists = createStore<typeof Stores | null>(null)

export async function loadPublicLists(): Promise<typeof Stores> {
  const stores = await import('./publicStores')
  publicLists.set(stores)
  return stores
}

const shipped: PublicSite = {
  name: SITE_NAME,
  description: 'أخبار العالم العربي من مصادر كثيرة في مكان واحد، مرتبة حسب ما يهمك.',
}

/** The name and the description of the site: what editors have saved, otherwise what ships (D-34). */
export const useSite = (): PublicSite => useSaved(publicLists, 'publicSite') ?? shipped
