import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { likesText, repliesText, retweetsText } from '@/content/reactions'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { VerifiedMark } from '@/site/follow/VerifiedMark'
import { paidMeta, sponsoredBy } from '@/site/sponsored/paidTexts'
import { Age } from '@/ui/Age'
import { Duration } from '@/ui/Duration'
import { DialogClose } from '@/ui/dialog/DialogFrame'
import { Picture } from '@/ui/Picture'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { size, weight } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/UserAvatar'
import type { Media, MediaItem } from './loadMedia'
import { SaveStory } from './SaveStory'
import { StoryActions } from './StoryActions'
import { StoryPager } from './StoryPager'
import { savableMedia } from './savable'
import { focusTop, StoryBody, StoryNote, StoryTitle } from './storyParts'
import { STORY_TITLE } from './storyTitle'
import { useArrowKeys } from './useArrowKeys'

const Who = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  '& b': { fontWeight: weight.card },
  '& bdi': { color: theme.vars.palette.tokens.muted, fontSize: size.t14 },
}))

const Screen = styled('div')({ position: 'relative', '@media print': { maxInlineSize: '20rem' } })

type Props = { media: Media; onClose: () => void; onShow: (id: string) => void }

/** A video, a post or a sponsored article in the sheet: its text, its counts, and that there is no more behind it. */
export function MediaView({ media, onClose, onShow }: Props) {
  const { ids, index } = media
  const id = ids[index] ?? ''
  const previous = ids[index - 1]
  const next = ids[index + 1]
  useArrowKeys({
    previous: previous === undefined ? undefined : () => onShow(previous),
    next: next === undefined ? undefined : () => onShow(next),
  })
  const { kicker, title, about, picture, text, note } = partsOf(media)
  return (
    <>
      <StoryBody>
        <p className="kicker">{kicker}</p>
        <DialogClose className="close" onClose={onClose} />
        <StoryTitle key={id} id={STORY_TITLE} tabIndex={-1} ref={focusTop}>
          {nbspAfterNumbers(title)}
        </StoryTitle>
        {about}
        {picture}
        {text && <p className="summary">{nbspAfterNumbers(text)}</p>}
        <StoryActions title={title}>
          <SaveStory id={id} describe={() => savableMedia(id, media)} />
        </StoryActions>
        <StoryNote>{note}</StoryNote>
      </StoryBody>
      {ids.length > 1 && (
        <StoryPager
          label={PAGER[media.kind]}
          position={index + 1}
          count={ids.length}
          previous={previous}
          next={next}
          onShow={onShow}
        />
      )}
    </>
  )
}

const PAGER = {
  video: 'المقاطع الرائجة',
  post: 'المنشورات الرائجة',
  sponsored: 'المقالات المدفوعة',
}

const SIZE = { className: 'picture', width: 640, height: 360, ratio: '16/9' } as const

type Parts = {
  kicker: string
  title: string
  about: ReactNode
  picture?: ReactNode
  text?: string
  note: string
}

function partsOf(media: MediaItem): Parts {
  switch (media.kind) {
    case 'video': {
      const { title, channel, views, duration, uploadTime, uploadDay } = media.item
      const { thumbnail, thumbnailUrl } = media.item
      return {
        kicker: 'فيديو',
        title,
        about: (
          <MetaLine
            items={[
              nbspAfterNumbers(channel),
              nbspAfterNumbers(views),
              uploadDay !== '' && <Age key="age" minutes={uploadTime} day={uploadDay} />,
            ]}
          />
        ),
        picture: (
          <Screen>
            <Picture {...thumbnail} {...(thumbnailUrl && { src: thumbnailUrl })} {...SIZE} />
            <Duration text={duration} />
          </Screen>
        ),
        note: 'لا يُشغَّل في العرض: هذه نسخة تجريبية، ولا مقطع وراء الصورة.',
      }
    }
    case 'post': {
      const { user, content, timestamp, day, image } = media.item
      const { likes, retweets, replies } = media.item
      return {
        kicker: 'منشورات',
        title: content,
        about: (
          <>
            <Who>
              <UserAvatar name={user.avatar} />
              <b>{user.name}</b>
              {user.isVerified && <VerifiedMark label="حساب موثّق" />}
              <bdi>@{user.username}</bdi>
            </Who>
            <MetaLine
              items={[
                day !== '' && <Age key="age" minutes={timestamp} day={day} />,
                repliesText(replies),
                retweetsText(retweets),
                likesText(likes),
              ]}
            />
          </>
        ),
        picture: image && <Picture {...image} {...SIZE} />,
        note: 'هذه نسخة تجريبية: المنشور وصاحبه مخترعان، ولا شبكة وراءهما.',
      }
    }
    case 'sponsored': {
      const { title, excerpt, image, sponsor, category, publishedAt } = media.item
      return {
        kicker: `محتوى مدفوع، ${category}`,
        title,
        about: (
          <MetaLine
            items={[
              sponsoredBy(sponsor),
              ...paidMeta(media.item),
              <Age key="age" minutes={publishedAt} />,
            ]}
          />
        ),
        picture: <Picture {...image} {...SIZE} />,
        text: excerpt,
        note: 'هذه نسخة تجريبية: المقال وراعيه مخترعان، ولا نص وراء هذا الموجز.',
      }
    }
  }
}
