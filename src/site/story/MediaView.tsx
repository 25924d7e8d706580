import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { likesText, repliesText, retweetsText } from '@/content/reactions'
import { dirOf } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { VerifiedMark } from '@/site/follow/VerifiedMark'
import { LazyListenToStory } from '@/site/listen/lazyListen'
import { seenBy, sponsoredBy } from '@/site/sponsored/paidTexts'
import { Age } from '@/ui/news/Age'
import { Duration } from '@/ui/news/Duration'
import { Picture } from '@/ui/news/Picture'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { inRows } from '@/ui/theme/surface'
import { colors, size } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/theme/UserAvatar'
import { MEDIA, type MediaItem } from './media'
import { type InSheet, StoryLayout } from './StoryLayout'
import { NearbyList, STORY_PICTURE, StoryActions, StoryNote } from './storyParts'

const Who = styled('p')({
  ...inRows,
  gap: 8,
  '& bdi': { color: colors.muted, fontSize: size.t14 },
})

const Screen = styled('div')({
  position: 'relative',
  marginBlock: 8,
  '@media print': { maxInlineSize: '20rem' },
})

const NEARBY = 4

type Props = InSheet & { media: MediaItem; list: readonly MediaItem[] }

/** A video, a post or a sponsored article in the sheet: its text, its counts, and the others of its list. */
export function MediaView({ media, list, ...inSheet }: Props) {
  const { before, after, picture, text, note, kicker = media.place } = partsOf(media)
  const { page, list: name, others } = MEDIA[media.kind]
  const index = list.indexOf(media)
  const nearby = [...list.slice(index + 1), ...list.slice(0, index)].slice(0, NEARBY)
  return (
    <StoryLayout
      {...inSheet}
      shown={media}
      isQuote={media.kind === 'post'}
      kicker={kicker}
      page={page}
      isPrintable={media.kind !== 'video'}
      ids={list.map(({ id }) => id)}
      index={index}
      // All three nouns are masculine.
      pager={{ label: name, previous: 'السابق', next: 'التالي' }}
      before={before}
    >
      {after}
      {picture}
      {text && <p className="summary">{nbspAfterNumbers(text)}</p>}
      <StoryActions>
        <LazyListenToStory />
      </StoryActions>
      <StoryNote>{note}</StoryNote>
      {nearby.length > 0 && (
        <NearbyList
          title={others}
          items={nearby.map((one) => ({ ...one, meta: partsOf(one).meta }))}
        />
      )}
    </StoryLayout>
  )
}

type Parts = {
  /** above the title, if that is not its place */
  kicker?: string
  /** who says it, before the title */
  before?: ReactNode
  after: ReactNode
  picture?: ReactNode
  text?: string
  note: string
  /** its line in the list of the others */
  meta: ReactNode[]
}

function partsOf(media: MediaItem): Parts {
  const { day, ageMinutes } = media
  // Editors may have cleared the day.
  const age = day !== '' && <Age key="age" minutes={ageMinutes} day={day} />
  switch (media.kind) {
    case 'video': {
      const { channel, channelAvatar, views, duration, thumbnail } = media.item
      return {
        after: (
          <>
            <Who>
              <UserAvatar name={channelAvatar} />
              <b dir={dirOf(channel)}>{channel}</b>
            </Who>
            <MetaLine items={[nbspAfterNumbers(views), age]} />
          </>
        ),
        picture: (
          <Screen>
            <Picture {...thumbnail} {...STORY_PICTURE} />
            <Duration text={duration} />
          </Screen>
        ),
        note: 'لا يُشغَّل في العرض: هذه نسخة تجريبية، ولا مقطع وراء الصورة.',
        meta: [channel, views].map(nbspAfterNumbers),
      }
    }
    case 'post': {
      const { user, image, likes, retweets, replies } = media.item
      return {
        before: (
          <Who>
            <UserAvatar name={user.avatar} />
            <b dir={dirOf(user.name)}>{user.name}</b>
            {user.isVerified && <VerifiedMark kind="account" />}
            <bdi>{`@${user.username}`}</bdi>
          </Who>
        ),
        after: (
          <MetaLine items={[age, repliesText(replies), retweetsText(retweets), likesText(likes)]} />
        ),
        picture: image && <Picture {...image} {...STORY_PICTURE} />,
        note: 'هذه نسخة تجريبية: المنشور وصاحبه مخترعان، ولا شبكة وراءهما.',
        meta: [user.name, age],
      }
    }
    case 'sponsored': {
      const { excerpt, image, sponsor, category, views } = media.item
      const by = sponsoredBy(sponsor)
      return {
        kicker: `${media.place}، ${category}`,
        // Without the reading time of the card: there is no text to read.
        after: <MetaLine items={[by, seenBy(views), age]} />,
        picture: <Picture {...image} {...STORY_PICTURE} />,
        text: excerpt,
        note: 'هذه نسخة تجريبية: المقال وراعيه مخترعان، ولا نص وراء هذا الموجز.',
        meta: [by, age],
      }
    }
  }
}
