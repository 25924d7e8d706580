import { type CategoryCard, nameOfId } from '@/content/categoryCard'
import { COUNTRY_CARDS, countryCards } from '@/content/countryCards'
import { homeSections } from '@/content/home'
import type { HomeSection } from '@/content/homeSection'
import { loadCountryPage } from '@/content/loadCountryPage'
import { loadTopicPage } from '@/content/loadTopicPage'
import type { CategorySample } from './managedCategory'
import { newsCategories } from './newsCategories'
import type { SettingsPage } from './settingsPages'

/** A category of a page (Spec §3) in the sample content. */
export type PageCategorySample = {
  id: string
  name: string
  nameEn: string
  isActive: boolean
  order: number
  articlesCount: number
  sources: string[]
}

const ELSEWHERE = 48

/** The number of articles that the categories screen shows; a card that is not there gets another sample figure. */
const articlesOf = (samples: readonly CategorySample[], card: string, index: number): number =>
  samples.find(([id]) => id === card)?.[5] ?? ELSEWHERE + index * 7

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

const fromCards = (
  cards: readonly CategoryCard[],
  samples: readonly CategorySample[],
): PageCategorySample[] =>
  cards.map((card, index) => ({
    id: card.id,
    name: card.nameAr,
    nameEn: card.name,
    isActive: true,
    order: index + 1,
    articlesCount: articlesOf(samples, card.id, index),
    sources: unique(card.articles.map(({ source }) => source)),
  }))

function sourcesOf(section: HomeSection): string[] {
  switch (section.kind) {
    case 'articles':
      return unique(section.articles.map(({ source }) => source))
    case 'videos':
      return unique(section.videos.map(({ channel }) => channel))
    case 'posts':
      return unique(section.posts.map(({ user }) => user.name))
  }
}

/** The categories of the home page: its eleven sections. */
export const mainCategories = (): PageCategorySample[] =>
  homeSections.map((section, index) => ({
    id: section.id,
    name: section.name,
    nameEn: nameOfId(section.id),
    isActive: true,
    order: index + 1,
    articlesCount: articlesOf(newsCategories, section.id, index),
    sources: sourcesOf(section),
  }))

/**
 * Loads the categories that a page has on the site: the eleven sections of the home page, or the eight cards of a
 * topical or country page. Their content is imported when a page is chosen.
 */
export async function loadPageCategories(page: SettingsPage): Promise<PageCategorySample[]> {
  switch (page.kind) {
    case 'main':
      return mainCategories()
    case 'topic': {
      const { topicCategories } = await import('./topicCategories')
      return fromCards((await loadTopicPage(page.slug)).cards, topicCategories[page.slug])
    }
    case 'country': {
      const { countryCategories } = await import('./countryCategories')
      const cards = countryCards(await loadCountryPage(page.slug), COUNTRY_CARDS)
      return fromCards(cards, countryCategories(page.slug))
    }
  }
}
