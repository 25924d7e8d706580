import { expect } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, fitsTheWidth } from '#.storybook/storyHelpers'
import { videos } from '@/content/videos'
import { FollowRow } from '@/site/follow/FollowRow'
import { VideoCard } from './VideoCard'

/** فيديو */
const meta = preview.meta({ title: 'Public/Videos' })
const page = { route: '/youtube' }

export const Normal = meta.story({
  tags: ['state:normal'],
  parameters: page,
  play: async ({ canvas }) => {
    await arrived()
    const trending = canvas.getByRole('region', { name: 'الأكثر رواجًا' })
    const cards = [...trending.querySelectorAll('article')]
    await expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(
      videos.map(({ title }) => title.replace(' 1962', '\u00a01962')),
    )
    for (const [index, card] of cards.entries()) {
      const { channel, duration } = videos[index] ?? {}
      await expect(card).toHaveTextContent(String(channel))
      await expect(card).toHaveTextContent(/ألف مشاهدة/)
      await expect(card).toHaveTextContent(/قبل|أمس/)
      await expect(card.querySelector('bdi')).toHaveTextContent(String(duration))
      await expect(card.querySelector('img')?.src).toContain('/api/placeholder/480/270')
    }
    await expect(trending.querySelectorAll('a[href^="?story=video-"]')).toHaveLength(6)
    const banner = canvas.getByRole('complementary', { name: 'إعلان مدفوع' })
    await expect(banner).toHaveTextContent(/^مدفوع30%/)
  },
})

export const Subscribes = meta.story({
  name: 'Subscribed to a channel',
  parameters: page,
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'اشترك في قناة المرسى' }))
  },
})

export const Phone = meta.story({ ...phone, parameters: page })

export const Tablet = meta.story({ ...tablet, parameters: page })

export const LongText = meta.story({
  tags: ['state:long-text'],
  render: () => (
    <div style={{ display: 'grid', gap: 16, padding: 16, maxInlineSize: 360 }}>
      <h1>نصوص طويلة</h1>
      <h2>مقطع وقناة</h2>
      <VideoCard
        video={{
          id: 'long',
          title:
            'عنوان طويل يصف مقطعًا كثير التفاصيل عن رحلة بدأت قبل الفجر وانتهت بعد المغرب بلا-توقف-في-أي-محطة-على-الطريق',
          channel: 'قناة باسم أطول مما يتسع له السطر الواحد على الهاتف',
          views: '1,204,567,890 مشاهدة',
          duration: '10:12:40',
          uploadTime: 525_600,
          thumbnail: { topic: 'video', glyph: 'video', tone: 1 },
          channelAvatar: 'قناة',
        }}
      />
      <ul>
        <FollowRow
          follow={{ kind: 'channel', id: 'long' }}
          name="قناة_باسم_موصول_لا_ينقطع_في_أي_موضع_من_السطر_الضيق"
          avatar="قناة"
          verified="قناة موثّقة"
          detail="123,456,789 مشتركًا من كل مكان في العالم العربي"
          about="وصف طويل يسرد كل ما تعرضه القناة من رحلات وتجارب وأحاديث، أسبوعًا بعد أسبوع، بلا انقطاع."
        />
      </ul>
    </div>
  ),
  globals: phone.globals,
  play: fitsTheWidth,
})

export const Board = meta.story(screenBoard)
