import { styled } from '@mui/material/styles'
import { mediaLink } from '@/content/headline'
import type { Video } from '@/content/videos'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { Age } from '@/ui/news/Age'
import { Duration } from '@/ui/news/Duration'
import { Picture } from '@/ui/news/Picture'
import { coverLink, Headline } from '@/ui/sectionCard/itemStyles'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { colors, down, lineHeight, radius, size, weight } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/theme/UserAvatar'

const Root = styled('article')({
  position: 'relative',
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  ...coverLink(),
})

const Screen = styled('div')({
  position: 'relative',
  '& > .picture': {
    border: `1px solid ${colors.line}`,
    borderRadius: radius.card,
  },
})

const About = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 12,
  '& h3': { fontSize: size.t16, fontWeight: weight.card, lineHeight: lineHeight.item },
  // Phones open on the headline.
  [down.md]: { order: -1 },
})

/** A trending video with its duration on the picture (Spec §2, §3); its title opens it. */
export function VideoCard({ video, priority = false }: { video: Video; priority?: boolean }) {
  const {
    title,
    channel,
    channelAvatar,
    views,
    duration,
    uploadTime,
    uploadDay,
    thumbnail,
    thumbnailUrl,
  } = video
  const link = mediaLink('video', video.id)
  return (
    <Root>
      <Screen>
        <Picture
          {...thumbnail}
          {...(thumbnailUrl && { src: thumbnailUrl })}
          className="picture"
          width={480}
          height={270}
          ratio="16/9"
          priority={priority}
        />
        <Duration text={duration} />
      </Screen>
      <About>
        <UserAvatar name={channelAvatar} />
        <div>
          <Headline link={link}>{nbspAfterNumbers(title)}</Headline>
          <MetaLine
            items={[
              nbspAfterNumbers(channel),
              nbspAfterNumbers(views),
              uploadDay !== '' && <Age key="age" minutes={uploadTime} day={uploadDay} />,
            ]}
            of={{ link, title }}
          />
        </div>
      </About>
    </Root>
  )
}
