/** What readers see of saved lists: one chunk, which is downloaded only if something is saved (`views.ts`). */
export { publicCategories } from './publicCategories'
export { publicPosts } from './publicPosts'
export { publicSearch } from './publicSearch'
export { publicSite } from './publicSite'
export { publicVideos } from './publicVideos'
