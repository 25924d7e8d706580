/** What readers see of saved lists: one chunk, which is downloaded only if something is saved (`views.ts`). */
export { publicCategories } from './publicCategories'
export { publicPosts } from './publicPosts'
export { publicSite } from './publicSite'
export { publicVideos } from './publicVideos'
