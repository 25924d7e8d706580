import { SITE_NAME } from '@/lib/pageTitle'
import { publicLists } from '@/site/publicLists'
import type { PublicSite } from '@/site/publicStores'
import { useSaved } from '@/ui/states/useSaved'

const shipped: PublicSite = {
  name: SITE_NAME,
  description: 'أخبار العالم العربي من مصادر كثيرة في مكان واحد، مرتبة حسب ما يهمك.',
}

/** The name and the description of the site: what editors have saved, otherwise what ships (D-34). */
export const useSite = (): PublicSite => useSaved(publicLists, 'publicSite') ?? shipped
