import { expect, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, fitsTheWidth } from '#.storybook/storyHelpers'
import { hashtags, hashtagWords } from '@/content/hashtags'
import { posts } from '@/content/posts'
import { FollowRow } from '@/site/follow/FollowRow'
import { HashtagList } from './HashtagList'
import { PostArticle } from './PostArticle'

/** منشورات */
const meta = preview.meta({ title: 'Public/Posts' })
const page = { route: '/twitter' }

export const Normal = meta.story({
  tags: ['state:normal'],
  parameters: page,
  play: async ({ canvas }) => {
    await arrived()
    const feed = canvas.getByRole('region', { name: 'المنشورات الرائجة' })
    const articles = within(feed).getAllByRole('article')
    await expect(articles.map((each) => each.querySelector('h3')?.textContent)).toEqual(
      posts.map(({ user }) => user.name),
    )
    for (const [index, article] of articles.entries()) {
      const post = posts[index]
      if (!post) throw new Error('more posts than the content has')
      await expect(article).toHaveTextContent(`@${post.user.username}`)
      await expect(article).toHaveTextContent(post.content)
      await expect(article).toHaveTextContent(/قبل/)
      await expect(within(article).getAllByRole('listitem')).toHaveLength(3)
      await expect(article.querySelectorAll('img')).toHaveLength(post.image ? 1 : 0)
      await expect(within(article).queryAllByRole('img', { name: 'حساب موثّق' })).toHaveLength(
        post.user.isVerified ? 1 : 0,
      )
    }
    await expect(feed.querySelectorAll('a[href^="?story=post-"]')).toHaveLength(5)
    const panel = canvas.getByRole('region', { name: 'الوسوم الرائجة' })
    const links = within(panel).getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual(
      hashtags.map(({ hashtag }) => hashtag),
    )
    const searched = links.map((link) =>
      new URL(link.getAttribute('href') ?? '', 'https://madar.example').searchParams.get('q'),
    )
    await expect(searched).toEqual(hashtags.map(({ hashtag }) => hashtagWords(hashtag)))
    await expect(within(panel).getAllByText(/منشور$/)).toHaveLength(10)
    const banner = canvas.getByRole('complementary', { name: 'إعلان مدفوع' })
    await expect(banner).toHaveTextContent(/^مدفوع25%/)
  },
})

export const Follows = meta.story({
  name: 'Following an account',
  parameters: page,
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'متابعة دليل المتاحف' }))
  },
})

export const Phone = meta.story({ ...phone, parameters: page })

export const Tablet = meta.story({ ...tablet, parameters: page })

const longUser = {
  name: 'اسم مستعار طويل جدًا لا يتسع له السطر الواحد على الهاتف',
  username: 'a_handle_that_is_much_too_long_for_the_narrow_card_it_is_in',
  avatar: 'اسم',
  isVerified: true,
}

export const LongText = meta.story({
  tags: ['state:long-text'],
  render: () => (
    <div style={{ padding: 16, maxInlineSize: 360 }}>
      <h1>نصوص طويلة</h1>
      <h2>منشور ووسم وحساب</h2>
      <PostArticle
        post={{
          id: 'long',
          user: longUser,
          content:
            'نص طويل يمضي من سطر إلى سطر ولا يقف، وفيه كلمة_موصولة_لا_تنقطع_أبدا_أبدا_أبدا_أبدا ثم يعود إلى الكلام المعتاد حتى يبلغ آخره بعد حين.',
          timestamp: 525_600,
          likes: 1_204_567,
          retweets: 3_310_222,
          replies: 2,
          image: { topic: 'posts', glyph: 'image', tone: 1 },
        }}
      />
      <HashtagList
        hashtags={[
          { hashtag: '#وسم_طويل_جدا_موصول_لا_ينقطع_في_أي_موضع', tweets: '1,204,567 منشورًا' },
        ]}
      />
      <ul>
        <FollowRow
          follow={{ kind: 'account', id: 'long' }}
          name={longUser.name}
          avatar={longUser.avatar}
          verified={longUser.isVerified && 'حساب موثّق'}
          detail={`@${longUser.username}`}
          about="سيرة طويلة تسرد كل ما يكتبه الحساب من الصباح إلى المساء"
          followers="123,456,789 متابعًا"
        />
      </ul>
    </div>
  ),
  globals: phone.globals,
  play: fitsTheWidth,
})

export const Board = meta.story(screenBoard)
