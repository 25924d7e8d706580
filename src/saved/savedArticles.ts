import { type SavedArticle, savedArticles } from '@/content/savedArticles'
import { isRecord } from '@/lib/isRecord'
import { createSavedStore, isText, parseList } from '@/lib/savedStore'

/** The articles that the reader saved, the last one first; readers: `/profile` and the sheet of a story. */
export const savedArticleList = createSavedStore<readonly SavedArticle[]>({
  name: 'savedArticles',
  shipped: () => savedArticles,
  parse: (value) => parseList(value, isArticle),
})

/** Removes an article with this story's id, or adds the article; returns false if the browser cannot store it. */
export function toggleSavedArticle(article: SavedArticle): boolean {
  const saved = savedArticleList.get()
  const others = saved.filter(({ story }) => story !== article.story)
  return savedArticleList.save(others.length < saved.length ? others : [article, ...others])
}

function isArticle(value: unknown): value is SavedArticle {
  if (!isRecord(value)) return false
  const { story, title, source, date, category } = value
  return [story, title, source, date, category].every(isText)
}
