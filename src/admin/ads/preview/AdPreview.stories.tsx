import { expect, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import { embeddedStory } from '#.storybook/embeddedStory'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import { eventually, fitsTheWidth } from '#.storybook/storyHelpers'
import { listed } from '@/admin/ads/adList'
import { sampleAds } from '@/content/admin/adsSample'
import { AdPreviewDialog } from './AdPreviewDialog'

/** معاينة الإعلان */
const meta = preview.meta({
  title: 'Admin/Ad preview',
  args: { ads: listed(sampleAds) },
  argTypes: { ads: { table: { disable: true } } },
  render: ({ ads }: { ads: ReturnType<typeof listed> }, { globals: { theme, view } }) => (
    <>
      <h1>الإعلانات</h1>
      <AdPreviewDialog
        open
        ads={ads}
        onClose={() => {}}
        // Storybook serves stories and not the site.
        site={{
          addressOf: () =>
            embeddedStory('public-home--normal', { theme, view: view === 'usual' ? '' : view }),
          pathOf: () => '/',
        }}
      />
    </>
  ),
})

/** Waits for the page in the frame, and for a slot with this name. */
const slot = (name: string) =>
  eventually(() => {
    const frame = screen.getByTitle<HTMLIFrameElement>(/^الصفحة ومساحاتها/)
    const framed = frame.contentDocument?.body
    if (!framed) throw new Error('The frame has no page')
    return expect(within(framed).getByRole('region', { name })).toBeVisible()
  })

export const Filled = meta.story({
  tags: ['state:normal'],
  play: async () => {
    await slot('أعلى الصفحة، حقيبة السفر الخفيفة')
  },
})

export const Empty = meta.story({
  tags: ['state:empty'],
  args: { ads: [] },
  play: async () => {
    await slot('أعلى الصفحة، مساحة شاغرة')
  },
})

const LONG = `${'اسم طويل جدًا لا ينتهي '.repeat(6)}${'ا'.repeat(90)}`

export const LongTextOnPhone = meta.story({
  ...phone,
  tags: ['state:long-text'],
  args: {
    ads: listed(sampleAds).map((ad) => ({
      ...ad,
      nameAr: LONG,
      linkUrl: `https://travel.example/${'a'.repeat(200)}`,
    })),
  },
  play: async () => {
    await slot(`أعلى الصفحة، ${LONG}`)
    await fitsTheWidth()
  },
})

export const Board = meta.story(screenBoard)
