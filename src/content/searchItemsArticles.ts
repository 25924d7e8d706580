import type { ArticleItem } from './searchItem'
import type { Story } from './story'

/** The result of a story. It leads to the page of its headline, where it is open. */
export const article = (story: Story): ArticleItem => {
  const { id, title, source, ageMinutes, place, card, picture, page } = story
  return {
    kind: 'article',
    id,
    title,
    source,
    ageMinutes,
    place,
    ...(card && { card: card.nameAr }),
    picture,
    texts: [place, source, ...(card ? [card.nameAr, card.name, card.id] : [])],
    link: { ...page, search: { story: id } },
  }
}
