import { styled } from '@mui/material/styles'
import { Heart, type LucideIcon, MessageCircle, Repeat2 } from 'lucide-react'
import { useId } from 'react'
import { mediaLink } from '@/content/headline'
import type { Post } from '@/content/posts'
import { likesText, repliesText, retweetsText } from '@/content/reactions'
import { formatNumber } from '@/lib/arabic'
import { dirOf } from '@/lib/isolated'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { VerifiedMark } from '@/site/follow/VerifiedMark'
import { Age } from '@/ui/news/Age'
import { Picture } from '@/ui/news/Picture'
import { coverLink, HeadlineTool } from '@/ui/sectionCard/itemStyles'
import { Icon } from '@/ui/theme/icons'
import { inLines, inRows, muted14 } from '@/ui/theme/surface'
import { colors, lineHeight, radius, size, up, weight } from '@/ui/theme/tokens'
import { UserAvatar } from '@/ui/theme/UserAvatar'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'

const Root = styled('article')({
  position: 'relative',
  ...coverLink('.text'),
  ...inLines,
  gap: 12,
  paddingBlock: 16,
  '& + &': { borderBlockStart: `1px solid ${colors.line}` },
  // Large text on a phone: the text wraps below the author's picture.
  '& > .body': { flex: '1 1 9rem', minInlineSize: 0, display: 'grid', gap: 6 },
  '& .text, & .image': { maxInlineSize: '40rem' },
  '& .text': { fontSize: size.t16, lineHeight: lineHeight.text, textWrap: 'balance' },
  '& .image': {
    marginBlock: 6,
    border: `1px solid ${colors.line}`,
    borderRadius: radius.card,
  },
  [up.md]: {
    gap: 16,
    paddingBlock: 20,
    '& .text': { fontSize: size.t18, lineHeight: 1.6 },
  },
})

const Who = styled('div')({
  ...inRows,
  gap: '2px 8px',
  '& h3': { minInlineSize: 0, fontSize: size.t16, fontWeight: weight.card, lineHeight: 1.7 },
  '& .when': { minInlineSize: 0, ...muted14 },
})

const Foot = styled('div')({ position: 'relative', paddingInlineEnd: 36 })

const Reactions = styled('ul')({
  ...inLines,
  columnGap: 20,
  ...muted14,
  '& > li': { position: 'relative', display: 'flex', alignItems: 'center', gap: 6 },
  [up.md]: { columnGap: 32 },
})

/** A trending post (Spec §2, §3); its text opens it. */
export function PostArticle({ post }: { post: Post }) {
  const { user, content, timestamp, day, likes, retweets, replies, image } = post
  const link = mediaLink('post', post.id)
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <UserAvatar name={user.avatar} size="regular" />
      <div className="body">
        <Who>
          <h3 id={id}>
            <bdi>{user.name}</bdi>
          </h3>
          {user.isVerified && <VerifiedMark kind="account" />}
          <span className="when">
            <bdi>{`@${user.username}`}</bdi>
            {day !== '' && (
              <span>
                {' · '}
                <Age minutes={timestamp} day={day} />
              </span>
            )}
          </span>
        </Who>
        <p className="text">
          <a href={link} dir={dirOf(content)}>
            {nbspAfterNumbers(content)}
          </a>
        </p>
        {image && <Picture {...image} className="image" width={640} height={320} />}
        <Foot>
          <Reactions>
            <Reaction icon={MessageCircle} count={replies} text={repliesText(replies)} />
            <Reaction icon={Repeat2} count={retweets} text={retweetsText(retweets)} />
            <Reaction icon={Heart} count={likes} text={likesText(likes)} />
          </Reactions>
          <HeadlineTool link={link} title={content} />
        </Foot>
      </div>
    </Root>
  )
}

/** A reaction count: an icon and a number, and a full text for screen readers. */
function Reaction({ icon, count, text }: { icon: LucideIcon; count: number; text: string }) {
  return (
    <li>
      <Icon icon={icon} size="small" />
      <bdi aria-hidden="true">{formatNumber(count)}</bdi>
      <VisuallyHidden>{text}</VisuallyHidden>
    </li>
  )
}
