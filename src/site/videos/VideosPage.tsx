import { styled } from '@mui/material/styles'
import { Users, Video as VideoIcon } from 'lucide-react'
import { mediaLink } from '@/content/headline'
import { channels, type Video, videos, videosOffer } from '@/content/videos'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { NoneChosen } from '@/site/cards/NoneChosen'
import { Offer } from '@/site/cards/Offer'
import { FollowRow } from '@/site/follow/FollowRow'
import { publicLists } from '@/site/publicLists'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { Age } from '@/ui/news/Age'
import { Duration } from '@/ui/news/Duration'
import { Picture } from '@/ui/news/Picture'
import { coverLink, Headline } from '@/ui/sectionCard/itemStyles'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { useSaved, waitsFor } from '@/ui/states/useSaved'
import { inColumn, ruled } from '@/ui/theme/surface'
import { colors, down, lineHeight, radius, size, up, weight } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/theme/UserAvatar'

const Block = styled('section')(ruled)

const Grid = styled('div')({
  ...inColumn,
  gap: '24px 16px',
  [up.md]: {
    columnGap: 20,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  [up.xl]: {
    columnGap: 24,
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  },
})

const Channels = styled('ul')({
  [down.md]: {
    '& > li ~ li': { borderBlockStart: `1px solid ${colors.line}` },
  },
  [up.md]: {
    display: 'grid',
    columnGap: 32,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  '@media (min-width: 1280px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})

const Between = styled('div')({ marginBlock: 32 })

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

const shipped = { videos, channels }

/**
 * `/youtube` (Spec §2): six trending videos, a paid banner, four channels to subscribe to; or what editors have
 * saved (D-34).
 */
export function VideosPage() {
  const { videos, channels } = useSaved(publicLists, 'publicVideos') ?? shipped
  return (
    <>
      <PageHeader title="فيديو" />
      <Block aria-labelledby="trending-videos" {...waitsFor('videos')}>
        <h2 id="trending-videos">الأكثر رواجًا</h2>
        {videos.length === 0 && <NoneChosen icon={VideoIcon} of="مقاطع" headingLevel={3} />}
        <Grid>
          {videos.map((video, index) => (
            <VideoCard key={video.id} video={video} priority={index === 0} />
          ))}
        </Grid>
      </Block>
      <Between {...waitsFor('videos')}>
        <Offer offer={videosOffer} />
      </Between>
      <Block aria-labelledby="suggested-channels" {...waitsFor('videos', 'channels')}>
        <h2 id="suggested-channels">قنوات مقترحة</h2>
        {channels.length === 0 && <NoneChosen icon={Users} of="قنوات" headingLevel={3} />}
        <Channels>
          {channels.map((channel) => (
            <FollowRow
              key={channel.id}
              kind="channel"
              item={channel}
              detail={channel.subscribers}
              about={channel.description}
            />
          ))}
        </Channels>
      </Block>
    </>
  )
}

/** A trending video with its duration on the picture (Spec §2, §3); its title opens it. */
function VideoCard({ video, priority = false }: { video: Video; priority?: boolean }) {
  const { title, channel, channelAvatar, views, duration, uploadTime, uploadDay, thumbnail } = video
  const link = mediaLink('video', video.id)
  return (
    <Root>
      <Screen>
        <Picture
          {...thumbnail}
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
