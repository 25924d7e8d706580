import type { ReactNode } from 'react'
import { expect, fn, screen, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { arrived, eventually, isAlerted, patient, settled } from '#.storybook/storyHelpers'
import { storiesOfCard } from '@/content/stories'
import { SideSheet } from '@/ui/dialog/SideSheet'
import { STORY_TITLE } from '@/ui/marks/marks'
import { StoryView } from './StoryView'

const long = 'المستقبليةوالاستقلاليةوالمسؤوليةالجماعيةعنالتفاصيل'
const [story] = storiesOfCard(
  'sports',
  'football',
  [{ title: `${long} وعنوان طويل يصف خبرًا كثير التفاصيل`, source: long, ageMinutes: 4000 }],
  () => ({
    place: 'رياضة',
    card: { id: 'football', name: 'Football', nameAr: `كرة القدم ${long}` },
    colours: { topic: 'sports' },
    page: { to: '/$topic', params: { topic: 'sports' } },
  }),
)

/** القصة */
const meta = preview.meta({
  title: 'Public/Story',
  component: StoryView,
  args: {
    story,
    stories: story ? [story] : [],
    texts: undefined,
    hasFailed: false,
    onRetry: fn(),
    onClose: fn(),
    onShow: fn(),
  },
})

const sheet = () => screen.findByRole('dialog', {}, patient)
const shown = async () => {
  await arrived()
  await within(await sheet()).findByRole('heading', { name: 'قصص قريبة' }, patient)
  await settled()
}
const phone = { viewport: { value: 'phone' } }

export const WithCoverage = meta.story({
  parameters: { route: '/sports?story=sports-football-1' },
  play: async () => {
    await shown()
    await screen.findByRole('heading', { name: 'كيف غطّته المصادر' })
  },
})

export const WithCoveragePhone = meta.story({
  globals: phone,
  parameters: { route: '/sports?story=sports-football-1' },
  play: shown,
})

export const OfCountry = meta.story({
  parameters: { route: '/countries/egypt?story=egypt-news-2' },
  play: shown,
})

export const OfHomePage = meta.story({
  parameters: { route: '/?story=home-breaking-1' },
  play: shown,
})

const shownMedia = async () => {
  await arrived()
  const media = within(await sheet())
  await media.findByText(/^(لا يُشغَّل في العرض|هذه نسخة تجريبية)/)
  await settled()
}

export const OfVideo = meta.story({
  parameters: { route: '/youtube?story=video-wooden-boats' },
  play: shownMedia,
})

export const OfPost = meta.story({
  parameters: { route: '/twitter?story=post-well-depth' },
  play: shownMedia,
})

export const OfPostPhone = meta.story({
  globals: phone,
  parameters: { route: '/twitter?story=post-margin-notes' },
  play: shownMedia,
})

export const OfSponsored = meta.story({
  parameters: { route: '/sponsored?story=sponsored-rent-contract' },
  play: shownMedia,
})

export const UnknownId = meta.story({
  parameters: { route: '/sports?story=sports-football-99' },
  play: async () => {
    await arrived()
    await isAlerted('لا قصة بهذا الرابط. ربما تغيّر العنوان بعد نسخه.')
  },
})

/** Around the states that end too soon to be seen on a page. */
const open = {
  decorators: [
    (Story: () => ReactNode) => (
      <SideSheet titleId={STORY_TITLE} open onClose={() => {}}>
        {Story()}
      </SideSheet>
    ),
  ],
}

export const Loading = meta.story({
  ...open,
  play: async () => {
    const opened = await sheet()
    await eventually(() => expect(opened.querySelector('[aria-busy="true"]')).not.toBeNull())
  },
})

export const Failed = meta.story({
  ...open,
  args: { hasFailed: true },
  play: async () => {
    await within(await sheet()).findByRole('alert')
  },
})

export const LongText = meta.story({
  ...open,
  globals: phone,
  args: { texts: { summaries: { football: [`${long} ${long}. ${long}`] }, coverage: {} } },
  play: async () => {
    const paper = await sheet()
    await expect(paper.scrollWidth).toBeLessThanOrEqual(paper.clientWidth)
  },
})
