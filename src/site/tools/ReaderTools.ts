import { useEffect } from 'react'
import { savedArticleList } from '@/saved/savedArticles'
import { pageTool } from '@/site/cards/pageTool'
import { LazyListenToPage } from '@/site/listen/lazyListen'
import { savedStories } from './SaveHeadline'

/** Fills the bookmarks of what the reader has saved, and gives the header of each page its button to listen. */
export function ReaderTools(): null {
  useEffect(() => {
    pageTool.set(LazyListenToPage)
    const update = () => savedStories.set(new Set(savedArticleList.get().map(({ story }) => story)))
    update()
    return savedArticleList.subscribe(update)
  }, [])
  return null
}
