import { expect, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { arrived, pageHeading } from '#.storybook/storyHelpers'
import { channels, videos } from '@/content/videos'
import { ChannelCard } from './ChannelCard'
import { VideoCard } from './VideoCard'

const meta = preview.meta({ title: 'Public/Videos' })
const page = { route: '/youtube' }

export const Normal = meta.story({
  tags: ['state:normal'],
  parameters: page,
  play: async ({ canvas, step }) => {
    await step('§2 the page is called «فيديو»', async () => {
      await expect(await pageHeading()).toHaveTextContent(/^فيديو$/)
      await waitFor(() => expect(document.title).toBe('فيديو · مدار'))
    })
    const trending = canvas.getByRole('region', { name: 'الأكثر رواجًا' })
    await step(
      '§2, §3 six videos: title, channel, views, length, time, picture, avatar',
      async () => {
        const cards = [...trending.querySelectorAll('article')]
        await expect(cards.map((card) => card.querySelector('h3')?.textContent)).toEqual(
          videos.map(({ title }) => title.replace('1962 ', '1962\u00a0')),
        )
        for (const [index, card] of cards.entries()) {
          const { channel, duration } = videos[index] ?? {}
          await expect(card).toHaveTextContent(String(channel))
          await expect(card).toHaveTextContent(/ألف مشاهدة/)
          await expect(card).toHaveTextContent(/قبل|أمس/)
          await expect(card.querySelector('bdi')).toHaveTextContent(String(duration))
          await expect(card.querySelector('img')).toHaveAttribute(
            'src',
            expect.stringContaining('/api/placeholder/480/270'),
          )
        }
      },
    )
    await step('videos have no page, so they have no links', async () => {
      await expect(trending.querySelectorAll('a')).toHaveLength(0)
    })
    await step(
      '§2, §9 the paid banner starts with its label and has a figure of the list',
      async () => {
        const banner = canvas.getByRole('complementary', { name: 'إعلان مدفوع' })
        await expect(banner).toHaveTextContent(/^مدفوع30%/)
      },
    )
  },
})

export const Subscribes = meta.story({
  name: 'Subscribe toggles',
  parameters: page,
  play: async ({ canvas, userEvent, step }) => {
    await arrived()
    const button = (name: string) => canvas.getByRole('button', { name })
    await step('§2 four channels, each with a button, none pressed', async () => {
      const buttons = canvas.getAllByRole('button', { name: /^اشترك في / })
      await expect(buttons.map((each) => each.textContent)).toEqual(
        channels.map(({ name }) => `اشترك في ${name}`),
      )
      for (const each of buttons) await expect(each).toHaveAttribute('aria-pressed', 'false')
    })
    await step('§2 subscribing presses only that button and is announced', async () => {
      await userEvent.click(button('اشترك في علم بسيط'))
      await expect(button('مشترك في علم بسيط')).toHaveAttribute('aria-pressed', 'true')
      await expect(canvas.getAllByRole('button', { name: /^اشترك في / })).toHaveLength(3)
      await expect(canvas.getByText('اشتركت في علم بسيط')).toHaveAttribute('role', 'status')
    })
    await step('the keyboard reverses it, and the focus stays', async () => {
      button('مشترك في علم بسيط').focus()
      await userEvent.keyboard('{Enter}')
      await expect(button('اشترك في علم بسيط')).toHaveFocus()
      await expect(button('اشترك في علم بسيط')).toHaveAttribute('aria-pressed', 'false')
      await expect(canvas.getByText('أُلغي اشتراكك في علم بسيط')).toBeInTheDocument()
    })
    await userEvent.click(button('اشترك في قناة المرسى'))
  },
})

export const Answers = meta.story({
  name: 'Honest answers',
  parameters: page,
  play: async ({ canvas, userEvent, step }) => {
    await arrived()
    await step('a sample has no video', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `تشغيل: ${videos[0]?.title}` }))
      await expect(await screen.findByRole('alert')).toHaveTextContent('لا فيديو وراءه')
    })
    await step('§2 the banner has no advertiser', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'اطلب الخصم' }))
      await waitFor(() =>
        expect(screen.getByRole('alert')).toHaveTextContent('هذا إعلان للعرض فقط'),
      )
    })
  },
})

export const Phone = meta.story({
  tags: ['state:phone'],
  parameters: page,
  play: arrived,
  globals: { viewport: { value: 'phone' } },
})

export const Tablet = meta.story({
  tags: ['state:tablet'],
  parameters: page,
  play: arrived,
  globals: { viewport: { value: 'tablet' } },
})

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
      <ChannelCard
        channel={{
          id: 'long',
          name: 'قناة_باسم_موصول_لا_ينقطع_في_أي_موضع_من_السطر_الضيق',
          subscribers: '123,456,789 مشتركًا من كل مكان في العالم العربي',
          avatar: 'قناة',
          description:
            'وصف طويل يسرد كل ما تعرضه القناة من رحلات وتجارب وأحاديث، أسبوعًا بعد أسبوع، بلا انقطاع.',
          isVerified: true,
        }}
        isSubscribed
        onToggle={() => {}}
      />
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})
