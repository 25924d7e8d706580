import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { likesText, repliesText, retweetsText } from '@/content/reactions'
import { dirOf } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { VerifiedMark } from '@/site/follow/VerifiedMark'
import { seenBy, sponsoredBy } from '@/site/sponsored/paidTexts'
import { Age } from '@/ui/news/Age'
import { Duration } from '@/ui/news/Duration'
import { Picture } from '@/ui/news/Picture'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { colors, radius, size, weight } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/theme/UserAvatar'
import type { MediaItem } from './media'
import { STORY_PICTURE } from './storyParts'

const Who = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& b': { fontWeight: weight.card },
  '& bdi': { color: colors.muted, fontSize: size.t14 },
})

const Screen = styled('div')({
  position: 'relative',
  marginBlock: 8,
  '& > .picture': { borderRadius: radius.control },
  '@media print': { maxInlineSize: '20rem' },
})

const SIZE = { className: 'picture', ...STORY_PICTURE }

type Parts = {
  kicker: string
  title: string
  /** who says it, before the title */
  before?: ReactNode
  after: ReactNode
  picture?: ReactNode
  text?: string
  note: string
  /** its line in the list of the others */
  meta: ReactNode[]
}

export const MEDIA_WORDS = {
  video: { list: 'المقاطع الرائجة', others: 'مقاطع أخرى' },
  post: { list: 'المنشورات الرائجة', others: 'منشورات أخرى' },
  sponsored: { list: 'المقالات المدفوعة', others: 'مقالات مدفوعة أخرى' },
}

/** The age of an item, or the day that editors have given it; nothing for an empty one. */
const when = (minutes: number, day?: string) =>
  day !== '' && <Age key="age" minutes={minutes} day={day} />

export function mediaParts(media: MediaItem): Parts {
  switch (media.kind) {
    case 'video': {
      const { title, channel, channelAvatar, views, duration, uploadTime, uploadDay } = media.item
      const { thumbnail, thumbnailUrl } = media.item
      return {
        kicker: 'فيديو',
        title,
        after: (
          <>
            <Who>
              <UserAvatar name={channelAvatar} />
              <b dir={dirOf(channel)}>{channel}</b>
            </Who>
            <MetaLine items={[nbspAfterNumbers(views), when(uploadTime, uploadDay)]} />
          </>
        ),
        picture: (
          <Screen>
            <Picture {...thumbnail} {...(thumbnailUrl && { src: thumbnailUrl })} {...SIZE} />
            <Duration text={duration} />
          </Screen>
        ),
        note: 'لا يُشغَّل في العرض: هذه نسخة تجريبية، ولا مقطع وراء الصورة.',
        meta: [channel, views].map(nbspAfterNumbers),
      }
    }
    case 'post': {
      const { user, content, timestamp, day, image } = media.item
      const { likes, retweets, replies } = media.item
      return {
        kicker: 'منشورات',
        title: content,
        before: (
          <Who>
            <UserAvatar name={user.avatar} />
            <b dir={dirOf(user.name)}>{user.name}</b>
            {user.isVerified && <VerifiedMark label="حساب موثّق" />}
            <bdi>{`@${user.username}`}</bdi>
          </Who>
        ),
        after: (
          <MetaLine
            items={[
              when(timestamp, day),
              repliesText(replies),
              retweetsText(retweets),
              likesText(likes),
            ]}
          />
        ),
        picture: image && <Picture {...image} {...SIZE} />,
        note: 'هذه نسخة تجريبية: المنشور وصاحبه مخترعان، ولا شبكة وراءهما.',
        meta: [user.name, when(timestamp, day)],
      }
    }
    case 'sponsored': {
      const { title, excerpt, image, sponsor, category, views, publishedAt } = media.item
      const by = sponsoredBy(sponsor)
      return {
        kicker: `محتوى مدفوع، ${category}`,
        title,
        // Without the reading time of the card: there is no text to read.
        after: <MetaLine items={[by, seenBy(views), when(publishedAt)]} />,
        picture: <Picture {...image} {...SIZE} />,
        text: excerpt,
        note: 'هذه نسخة تجريبية: المقال وراعيه مخترعان، ولا نص وراء هذا الموجز.',
        meta: [by, when(publishedAt)],
      }
    }
  }
}
