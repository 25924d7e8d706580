import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { Users, Video } from 'lucide-react'
import { channels, videos, videosOffer } from '@/content/videos'
import { Offer } from '@/site/cards/Offer'
import { FollowRow } from '@/site/follow/FollowRow'
import { publicLists } from '@/site/publicLists'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { EmptyState } from '@/ui/states/EmptyState'
import { useSaved, waitsFor } from '@/ui/states/useSaved'
import { ruled } from '@/ui/theme/surface'
import { colors, down, up } from '@/ui/theme/tokens'
import { VideoCard } from './VideoCard'

const Block = styled('section')(ruled)

const Grid = styled('div')({
  display: 'grid',
  gap: '24px 16px',
  gridTemplateColumns: 'minmax(0, 1fr)',
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

const shipped = { videos, channels }

/**
 * `/youtube` (Spec §2): six trending videos, a paid banner, four channels to subscribe to; or what editors have
 * saved (D-34).
 */
export function VideosPage() {
  const { videos, channels } = useSaved(publicLists, 'publicVideos') ?? shipped
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'الرئيسية', link: linkOptions({ to: '/' }) }, { label: 'فيديو' }]}
        title="فيديو"
      />
      <Block aria-labelledby="trending-videos" {...waitsFor('videos')}>
        <h2 id="trending-videos">الأكثر رواجًا</h2>
        {videos.length === 0 && (
          <EmptyState
            icon={Video}
            title="لا مقاطع الآن"
            text="تظهر هنا المقاطع التي يختارها المحررون."
            headingLevel={3}
          />
        )}
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
        {channels.length === 0 && (
          <EmptyState
            icon={Users}
            title="لا قنوات الآن"
            text="تظهر هنا القنوات التي يختارها المحررون."
            headingLevel={3}
          />
        )}
        <Channels>
          {channels.map(({ id, name, subscribers, avatar, description, isVerified }) => (
            <FollowRow
              key={id}
              follow={{ kind: 'channel', id }}
              name={name}
              avatar={avatar}
              verified={isVerified && 'قناة موثّقة'}
              detail={subscribers}
              about={description}
            />
          ))}
        </Channels>
      </Block>
    </>
  )
}
