import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { MessageSquareText, Users } from 'lucide-react'
import { hashtags, hashtagWords } from '@/content/hashtags'
import { posts, postsOffer, suggestedAccounts } from '@/content/posts'
import { nbspAfterNumbers } from '@/lib/nbspAfterNumbers'
import { NoneChosen } from '@/site/cards/NoneChosen'
import { Offer } from '@/site/cards/Offer'
import { FollowRow } from '@/site/follow/FollowRow'
import { publicLists } from '@/site/publicLists'
import { AppLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { useSaved, waitsFor } from '@/ui/states/useSaved'
import { inColumn, inRows, ruled, withAside } from '@/ui/theme/surface'
import { colors, control, size, tablet, weight } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { PostArticle } from './PostArticle'

const Part = styled('section')(ruled)

const Columns = styled('div')({ ...withAside, gap: '36px 32px' })

// Below the feed, the two panels are side by side if they fit.
const Side = styled('div')({
  ...inColumn,
  gap: '36px 32px',
  [tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
})

const Accounts = styled('ul')({
  '& > li ~ li': { borderBlockStart: `1px solid ${colors.line}` },
})

const Below = styled('div')({ marginBlockStart: 24 })

const Hashtags = styled('ol')({
  '& > li': {
    position: 'relative',
    ...inRows,
    columnGap: 8,
    minBlockSize: control.medium,
  },
  '& > li + li': { borderBlockStart: `1px solid ${colors.line}` },
  '& .rank': { inlineSize: '1.25rem' },
  '& a': { flex: '1 1 8rem' },
  '& .rank, & .count': { color: colors.muted, fontSize: size.t13 },
})

const Tag = styled(AppLink)({
  color: 'inherit',
  fontWeight: weight.label,
  // Makes the whole row clickable.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '@media (hover: hover)': { '&:hover': { color: colors.brand } },
}) as typeof AppLink

const shipped = { posts, accounts: suggestedAccounts }

/**
 * `/twitter` (Spec §2): five trending posts, ten hashtags, four recommended accounts, a paid
 * banner; or the posts and accounts that editors have saved (D-34).
 */
export function PostsPage() {
  const { posts, accounts } = useSaved(publicLists, 'publicPosts') ?? shipped
  return (
    <>
      <PageHeader title="منشورات" />
      <Columns>
        <Part aria-labelledby="trending-posts" {...waitsFor('posts')}>
          <VisuallyHidden as="h2" id="trending-posts">
            المنشورات الرائجة
          </VisuallyHidden>
          {posts.length === 0 && (
            <NoneChosen icon={MessageSquareText} of="منشورات" headingLevel={3} />
          )}
          {posts.map((post) => (
            <PostArticle key={post.id} post={post} />
          ))}
        </Part>
        {/* Below the posts on narrow screens, so that a list of another length moves it. */}
        <Side {...waitsFor('posts', 'profiles')}>
          <Part aria-labelledby="hashtags">
            <h2 id="hashtags">الوسوم الرائجة</h2>
            {/* Most used first; each links to a search for its words (Spec §2). */}
            <Hashtags>
              {hashtags.map(({ hashtag, tweets }, index) => (
                <li key={hashtag}>
                  <bdi className="rank" aria-hidden="true">
                    {index + 1}
                  </bdi>
                  <Tag {...linkOptions({ to: '/search', search: { q: hashtagWords(hashtag) } })}>
                    {hashtag}
                  </Tag>
                  <span className="count">{nbspAfterNumbers(tweets)}</span>
                </li>
              ))}
            </Hashtags>
          </Part>
          <Part aria-labelledby="accounts">
            <h2 id="accounts">حسابات مقترحة</h2>
            {accounts.length === 0 && <NoneChosen icon={Users} of="حسابات" headingLevel={3} />}
            <Accounts>
              {accounts.map((account) => (
                <FollowRow
                  key={account.id}
                  kind="account"
                  item={account}
                  detail={`@${account.username}`}
                  about={account.bio}
                  followers={account.followers}
                />
              ))}
            </Accounts>
          </Part>
        </Side>
      </Columns>
      <Below {...waitsFor('posts', 'profiles')}>
        <Offer offer={postsOffer} />
      </Below>
    </>
  )
}
