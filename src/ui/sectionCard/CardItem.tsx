import type { ReactNode, Ref } from 'react'
import { Headline, type HeadlineLink, Item } from './itemStyles'
import { MetaLine } from './MetaLine'

export type Headlined = {
  /** a text, or a node if parts of it are marked */
  title: ReactNode
  /** source, time … */
  meta: ReactNode[]
  link?: HeadlineLink | undefined
}

/** An item with only a headline and its meta line. */
export function CardItem({
  title,
  meta,
  link,
  headingRef,
}: Headlined & { headingRef?: Ref<HTMLHeadingElement> | undefined }) {
  return (
    <li>
      <Item>
        <Headline link={link} headingRef={headingRef}>
          {title}
        </Headline>
        <MetaLine items={meta} of={{ link, title }} />
      </Item>
    </li>
  )
}
