import { styled } from '@mui/material/styles'
import type { SuggestedAccount } from '@/content/posts'
import { dirOf } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { FollowButton } from '@/site/follow/FollowButton'
import { VerifiedMark } from '@/site/follow/VerifiedMark'
import { size, weight } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/theme/UserAvatar'

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: 12,
  paddingBlock: 12,
  fontSize: size.t13,
  lineHeight: 1.6,
  '& + &': { borderBlockStart: `1px solid ${theme.vars.palette.tokens.line}` },
  '& > .words': { flex: '1 1 7.5rem', minInlineSize: 0 },
  // Below the name and the button, so that it has the width of both.
  '& > .about': {
    order: 1,
    flexBasis: '100%',
    marginBlockStart: -8,
    paddingInlineStart: 'calc(2.75rem + 12px)',
  },
  '& .quiet': { color: theme.vars.palette.tokens.muted },
}))

const Name = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  '& h3': { minInlineSize: 0, fontSize: size.t14, fontWeight: weight.card, lineHeight: 1.6 },
})

/** A recommended account with its follow button (Spec §2, §3). */
export function AccountRow({ account }: { account: SuggestedAccount }) {
  const { id, name, username, avatar, bio, followers, isVerified } = account
  return (
    <Row>
      <UserAvatar name={avatar} size="regular" />
      <div className="words">
        <Name>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          {isVerified && <VerifiedMark label="حساب موثّق" />}
        </Name>
        <p className="quiet">
          <bdi>{`@${username}`}</bdi>
        </p>
      </div>
      <div className="about">
        <p dir={dirOf(bio)}>{nbspAfterNumbers(bio)}</p>
        <p className="quiet" dir={dirOf(followers)}>
          {nbspAfterNumbers(followers)}
        </p>
      </div>
      <FollowButton follow={{ kind: 'account', id }} name={name} />
    </Row>
  )
}
