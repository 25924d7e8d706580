import type { ComponentProps } from 'react'
import { type CategoryCard as Card, SHOWN_HEADLINES } from '@/content/categoryCard'
import { counted, plural, withArticle } from '@/lib/arabic'
import { isolated } from '@/lib/isolated'
import { MoreButton } from '@/ui/sectionCard/MoreButton'
import { SectionCard } from '@/ui/sectionCard/SectionCard'
import { inHtml } from '@/ui/theme/inHtml'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { NewsItem } from './NewsItem'
import { chipAnchor } from './PageChips'
import { useRest } from './useRest'

const added = (count: number) =>
  plural(
    count,
    counted('عنوان واحد آخر', 'عنوانان آخران', 'عناوين أخرى', 'عنوانًا آخر', 'عنوان آخر'),
  )

type Props = Pick<ComponentProps<typeof NewsItem>, 'page' | 'layout' | 'colours'> & {
  card: Card
  /** the address names this card: it is marked, fully open, and focused on arrival (D-9b) */
  isTarget: boolean
}

/**
 * A card of a topic or country page (Spec §2): three headlines, and a button that shows the rest. The button is above
 * them, so it stays under the pointer.
 */
export function CategoryCard({ page, card, isTarget, layout, colours }: Props) {
  const name = `${page}/${card.id}`
  const { articles } = card
  const list = useRest(name, articles, SHOWN_HEADLINES, '', isTarget)
  const { isOpen, toggle, shown, firstNewAt } = list
  const rest = articles.length - SHOWN_HEADLINES
  const ofCard = ` من ${isolated(withArticle(card.nameAr))}`
  return (
    <SectionCard
      title={card.nameAr}
      description={card.description}
      topic={colours.topic}
      layout={layout}
      anchor={chipAnchor(card.id)}
      isTarget={isTarget}
      name={name}
      action={
        rest > 0 && (
          <>
            <MoreButton isOpen={isOpen} onClick={toggle}>
              <span>{isOpen ? 'عرض أقل' : 'عرض المزيد'}</span>
              <VisuallyHidden>{inHtml(ofCard)}</VisuallyHidden>
            </MoreButton>
            <VisuallyHidden role="status">
              {isOpen && !isTarget && inHtml(added(rest) + ofCard)}
            </VisuallyHidden>
          </>
        )
      }
    >
      {shown.map((article, index) => (
        <NewsItem
          key={article.title}
          page={page}
          card={card.id}
          index={index}
          article={article}
          layout={layout}
          colours={colours}
          headingRef={firstNewAt(index)}
        />
      ))}
    </SectionCard>
  )
}
