import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { MessageSquareText, Users } from 'lucide-react'
import { hashtags } from '@/content/hashtags'
import { posts, postsOffer, suggestedAccounts } from '@/content/posts'
import { Offer } from '@/site/cards/Offer'
import { FollowRow } from '@/site/follow/FollowRow'
import { publicLists } from '@/site/publicLists'
import { PageHeader } from '@/ui/navigation/PageHeader'
import { EmptyState } from '@/ui/states/EmptyState'
import { useSaved, waitsFor } from '@/ui/states/useSaved'
import { ruled } from '@/ui/theme/surface'
import { colors, tablet, up } from '@/ui/theme/tokens'
import { VisuallyHidden } from '@/ui/theme/VisuallyHidden'
import { HashtagList } from './HashtagList'
import { PostArticle } from './PostArticle'

const Part = styled('section')(ruled)

const Columns = styled('div')({
  display: 'grid',
  gap: '36px 32px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [up.xl]: { gridTemplateColumns: 'minmax(0, 1fr) 22.5rem' },
})

// Below the feed, the two panels are side by side if they fit.
const Side = styled('div')({
  display: 'grid',
  gap: '36px 32px',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
})

const Accounts = styled('ul')({
  '& > li ~ li': { borderBlockStart: `1px solid ${colors.line}` },
})

const Below = styled('div')({ marginBlockStart: 24 })

const shipped = { posts, accounts: suggestedAccounts }

/**
 * `/twitter` (Spec §2): five trending posts, ten hashtags, four recommended accounts, a paid
 * banner; or the posts and accounts that editors have saved (D-34).
 */
export function PostsPage() {
  const { posts, accounts } = useSaved(publicLists, 'publicPosts') ?? shipped
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'الرئيسية', link: linkOptions({ to: '/' }) }, { label: 'منشورات' }]}
        title="منشورات"
      />
      <Columns>
        <Part aria-labelledby="trending-posts" {...waitsFor('posts')}>
          <VisuallyHidden as="h2" id="trending-posts">
            المنشورات الرائجة
          </VisuallyHidden>
          {posts.length === 0 && (
            <EmptyState
              icon={MessageSquareText}
              title="لا منشورات الآن"
              text="تظهر هنا المنشورات التي يختارها المحررون."
              headingLevel={3}
            />
          )}
          {posts.map((post) => (
            <PostArticle key={post.id} post={post} />
          ))}
        </Part>
        {/* Below the posts on narrow screens, so that a list of another length moves it. */}
        <Side {...waitsFor('posts', 'profiles')}>
          <Part aria-labelledby="hashtags">
            <h2 id="hashtags">الوسوم الرائجة</h2>
            <HashtagList hashtags={hashtags} />
          </Part>
          <Part aria-labelledby="accounts">
            <h2 id="accounts">حسابات مقترحة</h2>
            {accounts.length === 0 && (
              <EmptyState
                icon={Users}
                title="لا حسابات الآن"
                text="تظهر هنا الحسابات التي يختارها المحررون."
                headingLevel={3}
              />
            )}
            <Accounts>
              {accounts.map(({ id, name, username, avatar, bio, followers, isVerified }) => (
                <FollowRow
                  key={id}
                  follow={{ kind: 'account', id }}
                  name={name}
                  avatar={avatar}
                  verified={isVerified && 'حساب موثّق'}
                  detail={`@${username}`}
                  about={bio}
                  followers={followers}
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
