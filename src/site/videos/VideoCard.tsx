import { styled } from '@mui/material/styles'
import { Play } from 'lucide-react'
import { mediaLink } from '@/content/headline'
import { videoPicture } from '@/content/videoPicture'
import type { Video } from '@/content/videos'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { Age } from '@/ui/Age'
import { Picture } from '@/ui/Picture'
import { coverLink, Headline } from '@/ui/sectionCard/itemStyles'
import { MetaLine } from '@/ui/sectionCard/MetaLine'
import { light, lineHeight, motion, radius, size, weight } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/UserAvatar'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

const Root = styled('article')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  ...coverLink(theme),
  '&:hover .disc': {
    background: theme.vars.palette.tokens.bright,
    color: theme.vars.palette.tokens.onBright,
  },
}))

const Screen = styled('div')(({ theme }) => ({
  position: 'relative',
  '& > .picture': {
    border: `1px solid ${theme.vars.palette.tokens.line}`,
    borderRadius: radius.card,
  },
}))

const Disc = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: 8,
  insetInlineStart: 8,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: radius.full,
  background: theme.vars.palette.tokens.paper,
  color: theme.vars.palette.tokens.ink,
  transition: `background ${motion.fast}ms ${motion.ease}`,
}))

const Duration = styled('span')({
  position: 'absolute',
  insetBlockEnd: 8,
  insetInlineEnd: 8,
  paddingInline: 8,
  borderRadius: radius.badge,
  // Dark on any picture, in both colour schemes.
  background: `${light.inverse}e6`,
  color: light.paper,
  fontSize: size.t13,
  fontWeight: weight.label,
  lineHeight: '1.5rem',
  pointerEvents: 'none',
})

const About = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: 12,
  '& h3': { fontSize: size.t16, fontWeight: weight.card, lineHeight: lineHeight.item },
})

/** A trending video with its duration on the picture (Spec §2, §3); its title opens it. */
export function VideoCard({ video, priority = false }: { video: Video; priority?: boolean }) {
  const { title, channel, channelAvatar, views, duration, uploadTime, uploadDay } = video
  const { thumbnailUrl } = video
  return (
    <Root>
      <Screen>
        <Picture
          {...videoPicture(video)}
          {...(thumbnailUrl && { src: thumbnailUrl })}
          className="picture"
          width={480}
          height={270}
          ratio="16/9"
          priority={priority}
        />
        <Disc className="disc">
          <Play size={16} fill="currentColor" strokeWidth={0} aria-hidden="true" />
        </Disc>
        <Duration>
          <VisuallyHidden>المدة </VisuallyHidden>
          <bdi>{duration}</bdi>
        </Duration>
      </Screen>
      <About>
        <UserAvatar name={channelAvatar} />
        <div>
          <Headline link={mediaLink('video', video.id)}>{nbspAfterNumbers(title)}</Headline>
          <MetaLine
            items={[
              nbspAfterNumbers(channel),
              nbspAfterNumbers(views),
              uploadDay !== '' && <Age key="age" minutes={uploadTime} day={uploadDay} />,
            ]}
          />
        </div>
      </About>
    </Root>
  )
}
