import { styled } from '@mui/material/styles'
import { linkOptions } from '@tanstack/react-router'
import { hashtags, posts, postsOffer, suggestedAccounts } from '@/content/posts'
import { Offer } from '@/site/cards/Offer'
import { useFollowed } from '@/site/follow/useFollowed'
import { PageHeader } from '@/ui/PageHeader'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { AccountRow } from './AccountRow'
import { HashtagList } from './HashtagList'
import { PostArticle } from './PostArticle'
import { CardSurface, TitledCard } from './TitledCard'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'minmax(0, 1fr) 22.5rem' },
}))

// Below the feed, the two panels are side by side if they fit.
const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.between('md', 'xl')]: {
    gap: 20,
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
}))

const Accounts = styled('ul')({ paddingInline: 20 })
const Below = styled('div')({ marginBlockStart: 24 })

/**
 * `/twitter` (Spec §2): five trending posts, ten hashtags, four recommended accounts, a paid
 * banner.
 */
export function PostsPage() {
  const { isFollowed, toggle, announcement } = useFollowed()
  return (
    <>
      <PageHeader
        crumbs={[{ label: 'الرئيسية', link: linkOptions({ to: '/' }) }, { label: 'منشورات' }]}
        title="منشورات"
        intro="ما يتحدث عنه الناس الآن، في خمسة منشورات وعشرة وسوم."
      />
      <Columns>
        <CardSurface aria-labelledby="trending-posts">
          <VisuallyHidden as="h2" id="trending-posts">
            المنشورات الرائجة
          </VisuallyHidden>
          {posts.map((post) => (
            <PostArticle key={post.id} post={post} />
          ))}
        </CardSurface>
        <Side>
          <TitledCard title="الوسوم الرائجة">
            <HashtagList hashtags={hashtags} />
          </TitledCard>
          <TitledCard title="حسابات مقترحة">
            <Accounts>
              {suggestedAccounts.map((account) => (
                <AccountRow
                  key={account.id}
                  account={account}
                  isFollowed={isFollowed(account.id)}
                  onToggle={() =>
                    toggle(account.id, {
                      on: `أنت الآن تتابع ${account.name}`,
                      off: `لم تعد تتابع ${account.name}`,
                    })
                  }
                />
              ))}
            </Accounts>
            <VisuallyHidden role="status">{announcement}</VisuallyHidden>
          </TitledCard>
        </Side>
      </Columns>
      <Below>
        <Offer offer={postsOffer} />
      </Below>
    </>
  )
}
