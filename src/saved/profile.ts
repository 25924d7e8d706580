import { sampleProfile } from '@/content/profile'
import { type SavedArticle, savedArticles } from '@/content/savedArticles'
import { INTEREST_IDS } from '@/lib/readerInterests'
import { createSavedStore } from '@/lib/savedStore'
import { isText, parseList } from './parseList'

// Not in `reader.ts`, because the sample content is only for `/profile`.

/** The profile of the reader without what the settings and the interests hold. */
export type SavedProfile = typeof sampleProfile

/** Editors: none; readers: `/profile`. */
export const savedProfile = createSavedStore<SavedProfile>({
  name: 'profile',
  shipped: () => sampleProfile,
  parse: (value) => {
    const profile = { ...sampleProfile, ...record(value) }
    for (const field of Object.keys(sampleProfile) as (keyof SavedProfile)[])
      if (typeof profile[field] !== typeof sampleProfile[field]) throw new TypeError(field)
    return profile
  },
})

/** The articles that the reader saved, newest first; readers: `/profile`. */
export const savedArticleList = createSavedStore<readonly SavedArticle[]>({
  name: 'savedArticles',
  shipped: () => savedArticles,
  parse: (value) => parseList(value, isArticle),
})

function record(value: unknown): object {
  if (typeof value !== 'object' || value === null) throw new TypeError()
  return value
}

function isArticle(value: unknown): value is SavedArticle {
  const { story, title, source, date, category } = record(value) as Record<string, unknown>
  return [story, title, source, date].every(isText) && INTEREST_IDS.some((id) => id === category)
}
