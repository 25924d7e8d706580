import type { Ref } from 'react'
import { type Headline, linkOfStory, storyId } from '@/content/headline'
import { pictureOf } from '@/content/picture'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { sourceAndAge } from '@/site/follow/SourceName'
import type { CardLayout } from '@/ui/sectionCard/cardLayouts'
import { CardItem, LeadItem } from '@/ui/sectionCard/items'

type Props = {
  /** the content file of the page, which begins the id of the story */
  page: string
  card: string
  index: number
  article: Headline
  layout: CardLayout
  /** of its picture; a text card has none */
  colours: { topic: string; place?: string }
  headingRef?: Ref<HTMLHeadingElement> | undefined
}

/** A headline of a card; the first one has a picture, unless the card is of text. */
export function NewsItem({ page, card, index, article, layout, colours, headingRef }: Props) {
  const headline = {
    title: nbspAfterNumbers(article.title),
    meta: sourceAndAge(article),
    link: linkOfStory(storyId(page, card, index)),
  }
  if (index > 0 || layout === 'text') return <CardItem {...headline} headingRef={headingRef} />
  return (
    <LeadItem
      {...headline}
      picture={pictureOf(colours, article)}
      isWide={layout !== 'thumbnail'}
      priority={layout === 'lead'}
    />
  )
}
