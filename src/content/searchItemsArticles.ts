import type { ArticleItem } from './searchItem'
import { type Coverage, coverageOf, type Story } from './story'

/** The result of a story. It leads to the page of its headline, where it is open. */
export const article = (story: Story): ArticleItem => {
  const { id, title, source, ageMinutes, day, place, card, picture, page } = story
  return {
    kind: 'article',
    id,
    title,
    source,
    ageMinutes,
    day,
    place,
    ...(card && { card: card.nameAr }),
    picture,
    texts: [place, source, ...(card ? [card.nameAr, card.name, card.id] : [])],
    link: { ...page, search: { story: id } },
  }
}

/** The results of how other outlets covered a story. They lead to it, because its sheet shows them. */
export const coveringArticles = (story: Story, coverage: Coverage): ArticleItem[] =>
  coverageOf(story, coverage).map(({ title, source, ageMinutes }, index) => ({
    ...article({ ...story, title, source, ageMinutes }),
    id: `${story.id}-by-${index + 1}`,
  }))
