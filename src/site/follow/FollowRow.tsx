import { styled } from '@mui/material/styles'
import { dirOf } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { inLines, inRow } from '@/ui/theme/surface'
import { colors, size, weight } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/theme/UserAvatar'
import { FollowButton } from './FollowButton'
import { VerifiedMark } from './VerifiedMark'

const Row = styled('li')({
  ...inLines,
  alignItems: 'start',
  gap: 12,
  minInlineSize: 0,
  paddingBlock: 12,
  fontSize: size.t13,
  lineHeight: 1.6,
  '& > .words': { flex: '1 1 7.5rem', minInlineSize: 0 },
  // Below the name and the button, so that it has the width of both.
  '& > .about': {
    order: 1,
    flexBasis: '100%',
    marginBlockStart: -8,
    paddingInlineStart: 'calc(2.75rem + 12px)',
  },
  '& .quiet': { color: colors.muted },
})

const Name = styled('div')({
  ...inRow,
  gap: 4,
  '& h3': { minInlineSize: 0, fontSize: size.t14, fontWeight: weight.card, lineHeight: 1.6 },
})

type Props = {
  kind: 'account' | 'channel'
  /** the first letter of `avatar` is shown */
  item: { id: string; name: string; avatar: string; isVerified: boolean }
  /** below the name */
  detail: string
  about: string
  /** below the text about it */
  followers?: string
}

/** A recommended account or channel with its follow button (Spec §2, §3). */
export function FollowRow({ kind, item, detail, about, followers }: Props) {
  const { id, name, avatar, isVerified } = item
  return (
    <Row>
      <UserAvatar name={avatar} size="regular" />
      <div className="words">
        <Name>
          <h3>
            <bdi>{name}</bdi>
          </h3>
          {isVerified && <VerifiedMark kind={kind} />}
        </Name>
        <p className="quiet">
          <bdi>{nbspAfterNumbers(detail)}</bdi>
        </p>
      </div>
      <div className="about">
        <p dir={dirOf(about)}>{nbspAfterNumbers(about)}</p>
        {followers && (
          <p className="quiet" dir={dirOf(followers)}>
            {nbspAfterNumbers(followers)}
          </p>
        )}
      </div>
      <FollowButton follow={{ kind, id }} name={name} />
    </Row>
  )
}
