import { styled } from '@mui/material/styles'
import type { Channel } from '@/content/videos'
import { dirOf } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { FollowButton } from '@/site/follow/FollowButton'
import { VerifiedMark } from '@/site/follow/VerifiedMark'
import { surface } from '@/ui/theme/surface'
import { size, weight } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/theme/UserAvatar'

const Root = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  alignItems: 'center',
  gap: 12,
  minInlineSize: 0,
  padding: 16,
  ...surface(theme),
  '& > .description, & > .action': { gridColumn: '1 / -1' },
  '& > .description': {
    alignSelf: 'start',
    color: theme.vars.palette.tokens.muted,
    fontSize: size.t14,
  },
  '& .subscribers': { color: theme.vars.palette.tokens.muted, fontSize: size.t13 },
  // In one column the button is beside the name, unless the text is large.
  '@media (min-width: 22em) and (max-width: 767.95px)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateRows: 'auto 1fr',
    '& > .action': { gridArea: '1 / 3' },
  },
  [theme.breakpoints.up('md')]: { padding: 20 },
}))

const Name = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  '& h3': { minInlineSize: 0, fontSize: size.t16, fontWeight: weight.title, lineHeight: 1.35 },
})

/** A recommended channel with its subscribe button (Spec §2, §3). */
export function ChannelCard({ channel }: { channel: Channel }) {
  const { id, name, subscribers, avatar, description, isVerified } = channel
  return (
    <Root>
      <UserAvatar name={avatar} size="large" />
      <div>
        <Name>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          {isVerified && <VerifiedMark label="قناة موثّقة" />}
        </Name>
        <p className="subscribers" dir={dirOf(subscribers)}>
          {nbspAfterNumbers(subscribers)}
        </p>
      </div>
      <p className="description" dir={dirOf(description)}>
        {description}
      </p>
      <div className="action">
        <FollowButton follow={{ kind: 'channel', id }} name={name} fullWidth />
      </div>
    </Root>
  )
}
