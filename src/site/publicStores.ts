/** What readers see of saved lists: one chunk, which is downloaded only if something is saved (`routes/__root.tsx`). */

export { publicCategories } from '@/saved/publicCategories'
export { publicPosts } from '@/saved/publicPosts'
export { publicSearch } from '@/saved/publicSearch'
export { publicSite } from '@/saved/publicSite'
export { publicVideos } from '@/saved/publicVideos'
export { previewMark } from './preview/previewMark'
