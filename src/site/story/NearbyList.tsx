import type { ReactNode } from 'react'
import { linkOfStory } from '@/content/headline'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { CardItem } from '@/ui/sectionCard/items'
import { StoryPart } from './storyParts'

type Props = {
  title: string
  items: readonly { id: string; title: string; meta: ReactNode[] }[]
}

export const NearbyList = ({ title, items }: Props) => (
  <StoryPart className="nearby">
    <h3>{title}</h3>
    <ul>
      {items.map(({ id, title, meta }) => (
        <CardItem key={id} link={linkOfStory(id)} title={nbspAfterNumbers(title)} meta={meta} />
      ))}
    </ul>
  </StoryPart>
)
