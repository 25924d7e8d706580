import { styled } from '@mui/material/styles'
import type { ReactNode, Ref } from 'react'
import { dirOf } from '@/lib/isolated'
import { Duration } from '@/ui/news/Duration'
import { Picture } from '@/ui/news/Picture'
import type { PictureHint } from '@/ui/news/pictureUrl'
import { colors, size, weight } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/theme/UserAvatar'
import { Headline, type HeadlineLink, HeadlineTool, Item } from './itemStyles'
import { MetaLine } from './MetaLine'

// With large text in a narrow card, the picture is above the text, not beside it.
const Row = styled('li')({ containerType: 'inline-size' })

const NO_ROOM = '@container (max-width: 14rem)'

const Lead = styled(Item)({
  gridTemplateColumns: 'minmax(0, 1fr) 5.5rem',
  gridTemplateRows: 'auto 1fr',
  columnGap: 16,
  alignItems: 'start',
  '& :where(h3)': { fontWeight: weight.card },
  '& .picture': { gridRow: '1 / span 2', gridColumn: 2, marginBlockStart: 4 },
  [NO_ROOM]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& .picture': { order: -1, gridArea: 'auto', marginBlockEnd: 8 },
  },
})

const Media = styled(Item)({
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  columnGap: 12,
  alignItems: 'start',
  '& :where(h3)': { fontSize: size.t14 },
  '& .screen': { position: 'relative' },
  [NO_ROOM]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 8 },
})

const Post = styled(Item)({
  gridTemplateColumns: '2.25rem minmax(0, 1fr)',
  columnGap: 12,
  alignItems: 'start',
  '& .who': { fontSize: size.t14, lineHeight: 1.5 },
  '& .who b': { fontWeight: weight.text },
  '& .who bdi': { color: colors.muted, fontSize: size.t13 },
  '& :where(h3)': { fontSize: size.t14 },
})

type Pictured = Headlined & {
  /** `src` is the address of a picture that replaces the placeholder */
  picture: PictureHint & { src?: string }
}

type MediaProps = Pictured & { duration: string }

type LeadProps = Pictured & {
  /** the picture is as wide as the card */
  isWide?: boolean
  priority?: boolean
}

/** The first headline of a section, with an 88×66 px picture at the inline end, or where the layout of its card puts it (`cardLayouts`). */
export function LeadItem({ title, meta, link, picture, isWide, priority = false }: LeadProps) {
  return (
    <Row className="lead">
      <Lead>
        <Headline link={link}>{title}</Headline>
        <Picture
          {...picture}
          className="picture"
          {...(isWide ? { width: 800, height: 450 } : { width: 208, height: 156 })}
          ratio="4/3"
          priority={priority}
        />
        <MetaLine className="meta" items={meta} of={{ link, title }} />
      </Lead>
    </Row>
  )
}

/** A video: a 120 px wide picture with its duration (`12:40`) on it, and the title beside it. */
export function MediaItem({ title, meta, link, picture, duration }: MediaProps) {
  return (
    <Row>
      <Media>
        <div className="screen">
          <Picture {...picture} width={240} height={135} ratio="16/9" />
          <Duration text={duration} />
        </div>
        <div>
          <Headline link={link}>{title}</Headline>
          <MetaLine items={meta} of={{ link, title }} />
        </div>
      </Media>
    </Row>
  )
}

type PostProps = {
  /** the name whose first letter is the author's avatar */
  avatar: string
  /** a text, or a node if parts of it are marked */
  name: ReactNode
  /** with its at sign: `@taqs_marsad` */
  handle: ReactNode
  text: ReactNode
  /** «1,204 إعجاب», «310 إعادة نشر» */
  engagement: ReactNode[]
  link: HeadlineLink
}

/** A post: its author, its text, and its engagement. */
export function PostItem({ avatar, name, handle, text, engagement, link }: PostProps) {
  return (
    <li>
      <Post>
        <UserAvatar name={avatar} />
        <div>
          <p className="who">
            <b dir={dirOf(name)}>{name}</b> <bdi>{handle}</bdi>
            {engagement.length === 0 && <HeadlineTool link={link} title={text} />}
          </p>
          <Headline link={link}>{text}</Headline>
          {engagement.length > 0 && <MetaLine items={engagement} of={{ link, title: text }} />}
        </div>
      </Post>
    </li>
  )
}

type Headlined = {
  /** a text, or a node if parts of it are marked */
  title: ReactNode
  /** source, time … */
  meta: ReactNode[]
  link: HeadlineLink
}

type CardItemProps = Headlined & {
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** above the headline */
  children?: ReactNode
}

/** An item with only a headline and its meta line. */
export function CardItem({ title, meta, link, headingRef, children }: CardItemProps) {
  return (
    <li>
      <Item>
        {children}
        <Headline link={link} headingRef={headingRef}>
          {title}
        </Headline>
        <MetaLine items={meta} of={{ link, title }} />
      </Item>
    </li>
  )
}
