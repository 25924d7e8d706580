import type { CategoryCard } from './categoryCard'
import { type CountrySlug, countries } from './countries'
import { COUNTRY_CARDS, COUNTRY_NEWS_CARDS, countryCards } from './countryCards'
import type { CountryPage } from './countryPages/countryPage'
import { homeArticles } from './homeArticles'
import type { ArticleItem, ContentLink } from './searchItem'
import { sectionById } from './sections'
import type { TopicPage } from './topicPages/topicPage'
import { type Topic, topics } from './topics'

type Article = Omit<ArticleItem, 'kind' | 'id' | 'texts' | 'card'>
type CardNames = Pick<CategoryCard, 'id' | 'name' | 'nameAr'>

const article = (it: Article, card?: CardNames): ArticleItem => ({
  ...it,
  ...(card && { card: card.nameAr }),
  kind: 'article',
  // The same headline in the same place has the same id, so that it is one result.
  id: `${it.place}:${it.title}`,
  texts: [it.place, it.source, ...(card ? [card.nameAr, card.name, card.id] : [])],
})

const TONES = [0, 1, 2] as const
const toneAt = (index: number) => TONES[index % TONES.length] ?? 0

/** The articles of a topical page; each links to its card. */
export const topicArticles = ({ slug, name }: Topic, page: TopicPage): ArticleItem[] =>
  page.cards.flatMap((card) =>
    card.articles.map((it) =>
      article(
        {
          ...it,
          place: name,
          picture: { topic: slug, glyph: card.icon, tone: card.tone },
          link: { to: '/$topic/$card', params: { topic: slug, card: card.id } },
        },
        card,
      ),
    ),
  )

/**
 * The articles of a country; each links to its card, or to the variant of the page that has the card. `arrange` returns
 * those of the cards that readers see.
 */
export function countryArticles(
  slug: CountrySlug,
  page: CountryPage,
  arrange: <Card extends CategoryCard>(cards: readonly Card[]) => readonly Card[],
): ArticleItem[] {
  const name = countries.find((country) => country.slug === slug)?.name ?? slug
  const onPage = arrange(countryCards(page, COUNTRY_CARDS))
  const others = COUNTRY_NEWS_CARDS.filter((id) => !onPage.some((card) => card.id === id))
  return [...onPage, ...countryCards(page, others)].flatMap((card, index) => {
    const link: ContentLink = onPage.includes(card)
      ? { to: '/countries/$slug/$card', params: { slug, card: card.id } }
      : { to: '/country/$name', params: { name } }
    const picture = { topic: 'country', glyph: card.icon, tone: toneAt(index) }
    return card.articles.map((it) => article({ ...it, place: name, picture, link }, card))
  })
}

/** The articles of `/country` without a name, from the cards that this page shows. */
export const arabWorldArticles = (page: CountryPage): ArticleItem[] =>
  countryCards(page, COUNTRY_NEWS_CARDS).flatMap((card, index) =>
    card.articles.map((it) =>
      article(
        {
          ...it,
          place: 'الدول العربية',
          picture: { topic: 'country', glyph: card.icon, tone: toneAt(index) },
          link: { to: '/country' },
        },
        card,
      ),
    ),
  )

/** The articles of the home page; a breaking one links to the section that it belongs to. */
export const homePageArticles = (): ArticleItem[] =>
  (['breaking', ...topics.map(({ slug }) => slug)] as const).flatMap((section) =>
    homeArticles[section].map(({ title, source, ageMinutes, topic, picture }, index) =>
      article({
        title,
        source,
        ageMinutes,
        place: sectionById(section).name,
        picture: picture ?? {
          topic: section,
          glyph: sectionById(section).icon,
          tone: toneAt(index),
        },
        link: { to: '/$topic', params: { topic } },
      }),
    ),
  )
