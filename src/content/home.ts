import { homeArticles } from './homeArticles'
import type { HomeSection } from './homeSection'
import { posts } from './posts'
import { sections } from './sections'
import { videos } from './videos'

/** The number of videos and of posts on the home page (Spec §2). */
export const HOME_MEDIA = 3

/**
 * The home page's sample content: eleven sections in the order of D-9c, three items each (Spec §2). Its videos and posts
 * are the first ones of their pages.
 */
export const homeSections: readonly HomeSection[] = sections.map((section): HomeSection => {
  if (section.id === 'videos')
    return { ...section, kind: 'videos', videos: videos.slice(0, HOME_MEDIA) }
  if (section.id === 'posts')
    return { ...section, kind: 'posts', posts: posts.slice(0, HOME_MEDIA) }
  return { ...section, kind: 'articles', articles: homeArticles[section.id] }
})
