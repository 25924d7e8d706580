import { sampleProfile } from '@/content/profile'
import { type SavedArticle, savedArticles } from '@/content/savedArticles'
import { INTEREST_IDS, type InterestId } from '@/lib/readerInterests'
import { createSavedStore } from '@/lib/savedStore'

// Checked by hand: public pages read these lists, and zod is 12 kB.

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

/** The interests that the reader follows; readers: `/dashboard`, `/profile` and the sign-in dialog. */
export const savedInterests = createSavedStore<readonly InterestId[]>({
  name: 'interests',
  shipped: () => ['sports', 'tech', 'health'],
  parse: (value) => {
    const chosen = list(value, isText)
    return INTEREST_IDS.filter((id) => chosen.includes(id))
  },
})

/** The ids of the channels and accounts that the reader follows; readers: `/youtube`, `/twitter`. */
export const savedFollows = createSavedStore<readonly string[]>({
  name: 'follows',
  shipped: () => [],
  parse: (value) => list(value, isText),
})

/** The articles that the reader saved, newest first; readers: `/profile`. */
export const savedArticleList = createSavedStore<readonly SavedArticle[]>({
  name: 'savedArticles',
  shipped: () => savedArticles,
  parse: (value) => list(value, isArticle),
})

function list<T>(value: unknown, isItem: (item: unknown) => item is T): readonly T[] {
  if (!Array.isArray(value) || !value.every(isItem)) throw new TypeError('no list')
  return value
}

function record(value: unknown): object {
  if (typeof value !== 'object' || value === null) throw new TypeError('no object')
  return value
}

const isText = (value: unknown): value is string => typeof value === 'string'

function isArticle(value: unknown): value is SavedArticle {
  const { title, source, date, category } = record(value) as Record<string, unknown>
  return [title, source, date].every(isText) && INTEREST_IDS.some((id) => id === category)
}
