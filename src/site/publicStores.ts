import { deriveStore } from '@/lib/deriveStore'
import { showsDraft } from '@/saved/preview'
import { PreviewMark } from './preview/PreviewMark'

/** What readers see of saved lists: one chunk, which is downloaded only if something is saved (`routes/__root.tsx`). */
export { publicCategories } from '@/saved/publicCategories'
export { publicPosts } from '@/saved/publicPosts'
export { publicSearch } from '@/saved/publicSearch'
export { publicSite } from '@/saved/publicSite'
export { publicVideos } from '@/saved/publicVideos'

/** The component that says so if this tab shows unsaved edits; null otherwise. */
export const previewMark = deriveStore([showsDraft], () => (showsDraft.get() ? PreviewMark : null))
