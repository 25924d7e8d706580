import { type MouseEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { type CategoryCard as Card, SHOWN_HEADLINES } from '@/content/categoryCard'
import { linkOfStory, storyId } from '@/content/headline'
import { pictureOf } from '@/content/picture'
import { counted, plural, withArticle } from '@/lib/arabic'
import { isolated } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { SourceName } from '@/site/follow/SourceName'
import { Age } from '@/ui/news/Age'
import type { CardLayout } from '@/ui/sectionCard/cardLayouts'
import { CardItem, LeadItem } from '@/ui/sectionCard/items'
import { MoreButton } from '@/ui/sectionCard/MoreButton'
import { SectionCard } from '@/ui/sectionCard/SectionCard'
import { inHtml } from '@/ui/theme/inHtml'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { useOpenCard } from './openCards'
import { chipAnchor } from './PageChips'
import { growFrom } from './useRest'

const added = (count: number) =>
  plural(
    count,
    counted('عنوان واحد آخر', 'عنوانان آخران', 'عناوين أخرى', 'عنوانًا آخر', 'عنوان آخر'),
  )

type Props = {
  /** the content file of the page, which begins the ids of its stories */
  page: string
  card: Card
  /** the address names this card: it is marked, fully open, and focused on arrival (D-9b) */
  isTarget: boolean
  layout: CardLayout
  /** the colours of the picture of the first headline; a text card has none */
  colours: { topic: string; place?: string }
}

/**
 * A card of a topic or country page (Spec §2): three headlines, and a button that shows the rest. The button is above
 * them, so it stays under the pointer.
 */
export function CategoryCard({ page, card, isTarget, layout, colours }: Props) {
  const name = `${page}/${card.id}`
  const [isOpen, setIsOpen] = useOpenCard(name, isTarget)
  const firstNew = useRef<HTMLHeadingElement>(null)
  const rest = card.articles.length - SHOWN_HEADLINES
  const shown = isOpen ? card.articles : card.articles.slice(0, SHOWN_HEADLINES)

  function toggle({ detail }: MouseEvent) {
    flushSync(() => setIsOpen(!isOpen))
    if (isOpen) return
    // Nothing moves under a pointer; the keyboard has no `detail`.
    firstNew.current?.focus({ preventScroll: detail > 0 })
    if (detail > 0) growFrom(firstNew.current)
  }

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
              <VisuallyHidden>{inHtml(` من ${isolated(withArticle(card.nameAr))}`)}</VisuallyHidden>
            </MoreButton>
            <VisuallyHidden role="status">
              {isOpen &&
                !isTarget &&
                inHtml(`${added(rest)} من ${isolated(withArticle(card.nameAr))}`)}
            </VisuallyHidden>
          </>
        )
      }
    >
      {shown.map((article, index) => {
        const { title, source, ageMinutes } = article
        const headline = {
          title: nbspAfterNumbers(title),
          meta: [<SourceName key="source" name={source} />, <Age key="age" minutes={ageMinutes} />],
          link: linkOfStory(storyId(page, card.id, index)),
        }
        if (index > 0 || layout === 'text')
          return (
            <CardItem
              key={title}
              {...headline}
              headingRef={index === SHOWN_HEADLINES ? firstNew : undefined}
            />
          )
        return (
          <LeadItem
            key={title}
            {...headline}
            picture={pictureOf(colours, article)}
            isWide
            priority={layout === 'lead'}
          />
        )
      })}
    </SectionCard>
  )
}
