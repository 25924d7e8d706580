import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { likesText, repliesText, retweetsText } from '@/content/reactions'
import { formatAge } from '@/lib/dates'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { VerifiedMark } from '@/site/follow/VerifiedMark'
import { seenBy, sponsoredBy } from '@/site/sponsored/paidTexts'
import { Duration } from '@/ui/Duration'
import { Picture } from '@/ui/Picture'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { radius, size, weight } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/UserAvatar'
import type { MediaItem } from './media'

const Who = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& b': { fontWeight: weight.card },
  '& bdi': { color: theme.vars.palette.tokens.muted, fontSize: size.t14 },
}))

const Screen = styled('div')({
  position: 'relative',
  marginBlock: 8,
  '& > .picture': { borderRadius: radius.control },
  '@media print': { maxInlineSize: '20rem' },
})

const SIZE = { className: 'picture', width: 640, height: 360, ratio: '16/9' } as const

/** What the sheet shows of a video, a post or a sponsored article. */
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
  meta: string[]
}

export const MEDIA_WORDS = {
  video: { list: 'المقاطع الرائجة', others: 'مقاطع أخرى' },
  post: { list: 'المنشورات الرائجة', others: 'منشورات أخرى' },
  sponsored: { list: 'المقالات المدفوعة', others: 'مقالات مدفوعة أخرى' },
}

export function mediaParts(media: MediaItem): Parts {
  switch (media.kind) {
    case 'video': {
      const { title, channel, views, duration, thumbnail, thumbnailUrl, ...video } = media.item
      const when = video.uploadDay ?? formatAge(video.uploadTime)
      return {
        kicker: 'فيديو',
        title,
        after: (
          <>
            <Who>
              <UserAvatar name={video.channelAvatar} />
              <b>{channel}</b>
            </Who>
            <MetaLine items={[views, when].map(nbspAfterNumbers)} />
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
      const { user, content, timestamp, day = formatAge(timestamp), image } = media.item
      const { likes, retweets, replies } = media.item
      const when = nbspAfterNumbers(day)
      return {
        kicker: 'منشورات',
        title: content,
        before: (
          <Who>
            <UserAvatar name={user.avatar} />
            <b>{user.name}</b>
            {user.isVerified && <VerifiedMark label="حساب موثّق" />}
            <bdi>@{user.username}</bdi>
          </Who>
        ),
        after: (
          <MetaLine
            items={[when, repliesText(replies), retweetsText(retweets), likesText(likes)]}
          />
        ),
        picture: image && <Picture {...image} {...SIZE} />,
        note: 'هذه نسخة تجريبية: المنشور وصاحبه مخترعان، ولا شبكة وراءهما.',
        meta: [user.name, when],
      }
    }
    case 'sponsored': {
      const { title, excerpt, image, sponsor, category, views, publishedAt } = media.item
      const by = sponsoredBy(sponsor)
      const when = nbspAfterNumbers(formatAge(publishedAt))
      return {
        kicker: `محتوى مدفوع، ${category}`,
        title,
        // Without the reading time of the card: there is no text to read.
        after: <MetaLine items={[by, seenBy(views), when]} />,
        picture: <Picture {...image} {...SIZE} />,
        text: excerpt,
        note: 'هذه نسخة تجريبية: المقال وراعيه مخترعان، ولا نص وراء هذا الموجز.',
        meta: [by, when],
      }
    }
  }
}
