import type { ReactNode } from 'react'
import type { StoryLink } from '@/content/headline'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { Headline, Item } from '@/ui/sectionCard/itemStyles'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { StoryPart } from './storyParts'

type Props = {
  title: string
  items: readonly { link: StoryLink; title: string; meta: ReactNode[] }[]
}

export const NearbyList = ({ title, items }: Props) => (
  <StoryPart className="nearby">
    <h3>{title}</h3>
    <ul>
      {items.map(({ link, title, meta }) => (
        <li key={link}>
          <Item>
            <Headline link={link}>{nbspAfterNumbers(title)}</Headline>
            <MetaLine items={meta} of={{ link, title }} />
          </Item>
        </li>
      ))}
    </ul>
  </StoryPart>
)
