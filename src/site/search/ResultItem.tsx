import { styled } from '@mui/material/styles'
import { Hash } from 'lucide-react'
import type { ReactNode } from 'react'
import type { SearchItem } from '@/content/searchItem'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { isFoundIn } from '@/lib/search/highlight'
import { Age } from '@/ui/news/Age'
import { PaidLabel } from '@/ui/news/PaidLabel'
import { Headline, HeadlineTool, Item } from '@/ui/sectionCard/itemStyles'
import { LeadItem, MediaItem, PostItem } from '@/ui/sectionCard/items'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { Icon } from '@/ui/theme/icons'
import { inRows, muted13 } from '@/ui/theme/surface'
import { colors, radius, size, weight } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/theme/UserAvatar'
import { markRow } from './HighlightedText'
import { PlaceResult } from './PlaceResult'

const Sponsor = styled('p')({
  ...inRows,
  gap: 8,
  ...muted13,
})

const Words = styled('p')({ color: colors.muted, fontSize: size.t14 })

const Signed = styled(Item)({
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  columnGap: 12,
  alignItems: 'start',
  '& h3': { fontSize: size.t14, fontWeight: weight.card, lineHeight: 1.5 },
})

const Tile = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: radius.control,
  background: colors.sunken,
  color: colors.muted,
})

type Props = { item: SearchItem; query: string }

/** One search result, rendered like its kind elsewhere on the site, with the matches marked. */
export function ResultItem({ item, query }: Props) {
  const mark = markRow(query)
  const title = mark(item.title)
  switch (item.kind) {
    case 'article': {
      // The name of the card is shown only if it matched, in either language.
      const isOfCard = item.texts.slice(2).some((text) => isFoundIn(text, query))
      return (
        <LeadItem
          title={title}
          meta={[
            mark(item.place),
            item.card && isOfCard && mark(item.card),
            mark(item.source),
            <Age key="age" minutes={item.ageMinutes} />,
          ]}
          link={item.link}
          picture={item.picture}
        />
      )
    }
    case 'video':
      return (
        <MediaItem
          title={title}
          meta={[mark(item.channel), nbspAfterNumbers(item.views)]}
          duration={item.duration}
          picture={item.picture}
          link={item.link}
        />
      )
    case 'post':
      return (
        <PostItem
          avatar={item.avatar}
          name={mark(item.name)}
          handle={<span>@{mark(item.handle)}</span>}
          text={title}
          engagement={[]}
          link={item.link}
        />
      )
    case 'channel':
      return (
        <WithSign item={item} sign={<UserAvatar name={item.avatar} shape="square" />} title={title}>
          <MetaLine items={['قناة', nbspAfterNumbers(item.subscribers)]} />
          <Words>{mark(item.description)}</Words>
        </WithSign>
      )
    case 'account':
      return (
        <WithSign item={item} sign={<UserAvatar name={item.avatar} />} title={title}>
          <MetaLine
            items={[<bdi key="handle">@{mark(item.handle)}</bdi>, nbspAfterNumbers(item.followers)]}
          />
          <Words>{mark(item.bio)}</Words>
        </WithSign>
      )
    case 'hashtag':
      return (
        <WithSign
          item={item}
          sign={
            <Tile>
              <Icon icon={Hash} />
            </Tile>
          }
          title={title}
        >
          <MetaLine items={['وسم', nbspAfterNumbers(item.count)]} />
        </WithSign>
      )
    case 'sponsored': {
      const words = item.words.find((text) => isFoundIn(text, query))
      return (
        <li>
          <Item>
            <Sponsor>
              <PaidLabel />
              <span>برعاية {mark(item.sponsor)}</span>
              <HeadlineTool link={item.link} title={item.title} />
            </Sponsor>
            <Headline link={item.link}>{title}</Headline>
            {words && <Words>{mark(words)}</Words>}
          </Item>
        </li>
      )
    }
    case 'section':
    case 'country':
      return <PlaceResult item={item} query={query} />
  }
}

type WithSignProps = { item: SearchItem; sign: ReactNode; title: ReactNode; children: ReactNode }

/** An icon or avatar beside the name and text of a result. */
function WithSign({ item, sign, title, children }: WithSignProps) {
  return (
    <li>
      <Signed>
        {sign}
        <div>
          <Headline link={item.link}>{title}</Headline>
          {children}
        </div>
      </Signed>
    </li>
  )
}
