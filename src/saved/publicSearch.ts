import { deriveStore } from '@/lib/deriveStore'
import { type PublicCategories, publicCategories } from './publicCategories'
import { type PublicPosts, publicPosts } from './publicPosts'
import { type PublicVideos, publicVideos } from './publicVideos'

/** What the search finds of saved lists. */
export type PublicSearch = PublicVideos & PublicPosts & { categories: PublicCategories }

/** A new object after each change, because the search builds its index for it. */
export const publicSearch = deriveStore(
  [publicVideos, publicPosts, publicCategories],
  (): PublicSearch => ({
    ...publicVideos.get(),
    ...publicPosts.get(),
    categories: publicCategories.get(),
  }),
)
