import type { ArticleItem } from './searchItem'
import { type Coverage, coverageOf, type Story } from './story'

/** The result of a story. It leads to the page of its headline, where it is open. */
export const article = (story: Story): ArticleItem => {
  const { id, title, source, ageMinutes, day, place, card, page } = story
  return {
    kind: 'article',
    id,
    title,
    source,
    ageMinutes,
    day,
    place,
    ...(card && { card: card.nameAr }),
    // A page has one number at most, and results are of any page.
    picture: { ...story.picture, figure: undefined },
    texts: textsOfArticle(story, card),
    link: { ...page, search: { story: id } },
  }
}

/** What finds an article besides its headline: its place, its source and the names of its card. */
export const textsOfArticle = (
  { place, source }: Pick<Story, 'place' | 'source'>,
  card: Story['card'],
) => [place, source, ...(card ? [card.nameAr, card.name, card.id] : [])]

/** The results of how other outlets covered a story. They lead to it, because its sheet shows them. */
export const coveringArticles = (story: Story, coverage: Coverage): ArticleItem[] =>
  coverageOf(story, coverage).map(({ title, source, ageMinutes }, index) => ({
    ...article({ ...story, title, source, ageMinutes }),
    id: `${story.id}-by-${index + 1}`,
  }))
