import type { TopicPage as Page } from '@/content/topicPages/topicPage'
import type { Topic } from '@/content/topics'
import { AddedCard } from '@/site/cards/AddedCard'
import { arrangeCards } from '@/site/cards/arrangeCards'
import { CardGrid } from '@/site/cards/CardGrid'
import { CardHead } from '@/site/cards/CardHead'
import { CategoryCard } from '@/site/cards/CategoryCard'
import { Offer } from '@/site/cards/Offer'
import { PageActions } from '@/site/cards/PageActions'
import { publicLists } from '@/site/publicLists'
import { PageHeader } from '@/ui/PageHeader'
import { useSaved } from '@/ui/useSaved'

type Props = {
  topic: Topic
  page: Page
  /** the id of the card that the address names (D-9b) */
  target?: string | undefined
}

/** The topic pages (Spec §2): one screen for eight data files, with the categories that editors have saved (D-34). */
export function TopicPage({ topic, page, target }: Props) {
  const cards = arrangeCards(useSaved(publicLists, 'publicCategories'), topic.slug, page.cards)
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'الرئيسية', link: { to: '/' } }, { label: topic.name }]}
        title={page.title}
        intro={page.intro}
        actions={<PageActions follow={{ kind: 'section', id: topic.slug }} name={page.title} />}
      />
      <CardGrid
        isEdited
        cards={cards.map((card, index) => {
          const isTarget = card.id === target
          const key = `${topic.slug}/${card.id}/${isTarget}`
          if ('isAdded' in card) return <AddedCard key={key} category={card} isTarget={isTarget} />
          return (
            <CategoryCard
              key={key}
              page={topic.slug}
              card={card}
              isTarget={isTarget}
              head={(words) => (
                <CardHead
                  topic={topic.slug}
                  glyph={card.icon}
                  tone={card.tone}
                  words={card.articles[0]?.title ?? ''}
                  isLead={index === 0}
                >
                  {words}
                </CardHead>
              )}
            />
          )
        })}
        banner={<Offer offer={page.offer} />}
      />
    </>
  )
}
