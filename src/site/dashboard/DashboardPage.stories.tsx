import { expect, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { arrived, fitsTheCards, patient } from '#.storybook/storyHelpers'
import { articlesFor, type DashboardArticle, dashboardArticles } from '@/content/dashboard'
import { sampleSettings } from '@/content/settings'
import type { InterestId } from '@/lib/reader'
import { savedFollows } from '@/saved/follows'
import { savedInterests } from '@/saved/interests'
import { savedSettings } from '@/saved/readerSettings'
import { followSomething } from '@/site/profile/ProfilePage.storyHelpers'
import { PersonalArticles } from './PersonalArticles'

const DEFAULTS: readonly InterestId[] = ['sports', 'tech', 'health']

/** لوحتي */
const meta = preview.meta({
  title: 'Account/Dashboard',
  parameters: { route: '/dashboard' },
})

const button = () => screen.getByRole('button', { name: 'تخصيص' })
/** Its code may not be loaded yet. */
const openPanel = async (userEvent: { click: (button: HTMLElement) => Promise<void> }) => {
  await userEvent.click(button())
  return screen.findAllByRole('checkbox')
}
const articles = () => within(screen.getByRole('region', { name: 'مختارات لك' }))
const figures = () =>
  [...screen.getByRole('region', { name: 'أرقام سريعة' }).querySelectorAll('dl > div')].map(
    (one) => `${one.querySelector('dt')?.textContent} ${one.querySelector('dd')?.textContent}`,
  )

export const Normal = meta.story({
  tags: ['state:normal'],
  play: async () => {
    await arrived()
    const intro = screen.getByText(/^هذا ما يهمك اليوم/)
    await expect(intro).toHaveTextContent('هذا ما يهمك اليوم، الجمعة 20 نوفمبر 2026.')
    await expect(figures(), '§2, §9').toEqual([
      'أخبار اليوم 24',
      'مصادر تتابعها 9',
      'الفئات النشطة 3',
    ])
    await expect(articles().getAllByRole('link')).toHaveLength(3)
    const events = within(screen.getByRole('region', { name: 'أحداث اليوم' }))
    const rows = events.getAllByRole('listitem')
    await expect(rows.map((row) => row.querySelector('time')?.dateTime)).toEqual([
      '14:00',
      '17:30',
      '20:15',
    ])
    const next = events.getByText('الحدث التالي:')
    await expect(next, 'by the clock').toBe(rows[0]?.querySelector('p')?.firstElementChild)
    await expect(screen.queryByText(/لم تسجّل الدخول/)).toBeNull()
  },
})

export const PanelOpen = meta.story({
  play: async ({ userEvent }) => {
    await arrived()
    const tiles = await openPanel(userEvent)
    await expect(button()).toHaveAttribute('aria-expanded', 'true')
    await expect(
      tiles.map((one) => one.closest('label')?.textContent),
      '§3',
    ).toEqual([
      'رياضة 4\u00a0مصادر',
      'تكنولوجيا 3\u00a0مصادر',
      'أعمال 5\u00a0مصادر',
      'صحة مصدران',
      'ثقافة 4\u00a0مصادر',
      'علوم 3\u00a0مصادر',
    ])
  },
})

export const NoneSelected = meta.story({
  tags: ['state:empty'],
  beforeEach: () => void savedInterests.save([]),
  play: async () => {
    await arrived()
    await expect(articles().getByRole('heading', { level: 3 })).toHaveTextContent(
      'لم تختر اهتمامًا بعد',
    )
  },
})

/** The reader follows something of each kind, and a channel that an editor has removed since. */
export const Following = meta.story({
  beforeEach: followSomething,
  play: async () => {
    await arrived()
    const news = within(await screen.findByRole('region', { name: 'تتابعه' }, patient))
    await expect(news.getAllByRole('article')).toHaveLength(6)
    await expect(news.getAllByRole('listitem')[0]).toHaveTextContent('رياضة')
  },
})

export const FollowingOnPhone = meta.story({
  tags: ['state:phone'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: followSomething,
  play: async () => {
    await arrived()
    await screen.findByRole('region', { name: 'تتابعه' }, patient)
    await fitsTheCards()
  },
})

/** What is followed has no news. */
export const FollowingNoNews = meta.story({
  tags: ['state:empty'],
  beforeEach: () => void savedFollows.save([{ kind: 'account', id: 'mathaf_guide' }]),
  play: async () => {
    await arrived()
    await screen.findByRole('heading', { level: 3, name: 'لا جديد الآن' }, patient)
  },
})

export const SignedOut = meta.story({
  tags: ['state:signed-out'],
  parameters: { session: 'signedOut' },
  play: async () => {
    await arrived()
    await expect(screen.getByText(/^لم تسجّل الدخول/)).toBeVisible()
  },
})

/** Spec §2: the welcome has space for a long name. */
export const LongName = meta.story({
  tags: ['state:long-text'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () =>
    void savedSettings.save({ ...sampleSettings, name: 'أبجدهوزحطيكلمنسعفصقرشت'.repeat(3) }),
  play: async () => {
    await arrived()
    await fitsTheCards()
  },
})

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await arrived()
    await openPanel(userEvent)
    await fitsTheCards()
    const tiles = [...document.querySelectorAll('dl > div')]
    const rows = new Set(tiles.map((one) => one.getBoundingClientRect().top))
    await expect(rows.size, '§2: the three figures share a row').toBe(1)
  },
})

export const Tablet = meta.story({
  tags: ['state:tablet'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ userEvent }) => {
    await arrived()
    await openPanel(userEvent)
    await fitsTheCards()
  },
})

const [sample] = dashboardArticles
const longArticles: DashboardArticle[] = articlesFor(DEFAULTS).map((article, index) => ({
  ...(sample ?? article),
  id: article.id,
  title: index === 0 ? 'أبجدهوزحطيكلمنسعفصقرشت'.repeat(6) : `${article.title} `.repeat(5),
  excerpt: `${article.excerpt} `.repeat(6),
  source: 'صحيفة باسم طويل لا يكاد ينتهي إلا في السطر التالي من هذه البطاقة',
}))

export const LongText = meta.story({
  tags: ['state:long-text'],
  parameters: { route: '' },
  globals: { viewport: { value: 'phone' } },
  render: () => <PersonalArticles articles={longArticles} onChoose={() => {}} />,
  play: fitsTheCards,
})

export const Board = meta.story(screenBoard)
