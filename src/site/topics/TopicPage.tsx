import type { TopicPage as Page } from '@/content/topicPages/topicPage'
import type { Topic } from '@/content/topics'
import { CardGrid } from '@/site/cards/CardGrid'
import { CategoryCard } from '@/site/cards/CategoryCard'
import { Offer } from '@/site/cards/Offer'
import { PictureHead } from '@/site/cards/PictureHead'
import { PageHeader } from '@/ui/PageHeader'

type Props = {
  topic: Topic
  page: Page
  /** the id of the card that the address names (D-9b) */
  target?: string | undefined
}

/** The topic pages (Spec §2): one screen for eight data files. */
export function TopicPage({ topic, page, target }: Props) {
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'الرئيسية', link: { to: '/' } }, { label: topic.name }]}
        title={page.title}
        intro={page.intro}
      />
      <CardGrid
        cards={page.cards.map((card, index) => {
          const isTarget = card.id === target
          return (
            <CategoryCard
              key={`${topic.slug}/${card.id}/${isTarget}`}
              card={card}
              isTarget={isTarget}
              head={(words) => (
                <PictureHead
                  topic={topic.slug}
                  glyph={card.icon}
                  tone={card.tone}
                  priority={index === 0}
                >
                  {words}
                </PictureHead>
              )}
            />
          )
        })}
        banner={<Offer offer={page.offer} />}
      />
    </>
  )
}
