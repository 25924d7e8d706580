import { deriveStore } from '@/lib/deriveStore'
import { trimInvisible } from '@/lib/invisible'
import { SITE_NAME } from '@/lib/pageTitle'
import { showsDraft } from '@/saved/preview'
import { publicCategories } from '@/saved/publicCategories'
import { publicPosts } from '@/saved/publicPosts'
import { publicVideos } from '@/saved/publicVideos'
import { savedSystemSettings } from '@/saved/systemSettings'
import { PreviewMark } from './preview/PreviewMark'

/** What readers see of saved lists: one chunk, which is downloaded only if something is saved (`routes/__root.tsx`). */
export { publicCategories, publicPosts, publicVideos }

/** The component that says so if this tab shows unsaved edits; null otherwise. */
export const previewMark = deriveStore([showsDraft], () => (showsDraft.get() ? PreviewMark : null))

/** A new object after each change, because the search builds its index for it. */
export const publicSearch = deriveStore([publicVideos, publicPosts, publicCategories], () => ({
  ...publicVideos.get(),
  ...publicPosts.get(),
  categories: publicCategories.get(),
}))

export type PublicSearch = ReturnType<typeof publicSearch.get>

/** The name of the site, and its description, which may be empty. */
export type PublicSite = { name: string; description: string }

/** What editors have saved of the site itself. */
export const publicSite = deriveStore([savedSystemSettings], (): PublicSite => {
  const { siteName, siteDescription } = savedSystemSettings.get()
  return { name: trimInvisible(siteName) || SITE_NAME, description: trimInvisible(siteDescription) }
})
