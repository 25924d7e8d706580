import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { arrived, fitsTheCards } from '#.storybook/storyHelpers'
import { articlesFor, type DashboardArticle, dashboardArticles } from '@/content/dashboard'
import { sampleSettings } from '@/content/settings'
import type { InterestId } from '@/lib/readerInterests'
import { savedInterests } from '@/saved/reader'
import { writeSettings } from '@/site/settings/savedSettings'
import { PersonalArticles } from './PersonalArticles'

const DEFAULTS: readonly InterestId[] = ['sports', 'tech', 'health']

const meta = preview.meta({
  title: 'Account/Dashboard',
  parameters: { route: '/dashboard' },
})

const button = () => screen.findByRole('button', { name: 'تخصيص' })
const panel = () => screen.queryByRole('region', { name: 'اهتماماتك' })
const tile = (name: string) => screen.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const articles = () => within(screen.getByRole('region', { name: 'مختارات لك' }))
const figures = () =>
  [...screen.getByRole('region', { name: 'أرقام سريعة' }).querySelectorAll('dl > div')].map(
    (one) => `${one.querySelector('dt')?.textContent} ${one.querySelector('dd')?.textContent}`,
  )

export const Normal = meta.story({
  tags: ['state:normal'],
  play: async ({ step }) => {
    await arrived()
    await step('§2 a welcome with the name and the date', async () => {
      await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^أهلًا نورة$/)
      const intro = screen.getByText(/^هذا ما يهمك اليوم/)
      await expect(intro).toHaveTextContent('هذا ما يهمك اليوم، الجمعة 20 نوفمبر 2026.')
    })
    await step('§4 the panel is closed by default', async () => {
      await expect(await button()).toHaveAttribute('aria-expanded', 'false')
      await expect(panel()).toBeNull()
    })
    await step('§2, §9 today’s news 24, tracked sources 9, active categories 3', async () => {
      await expect(figures()).toEqual(['أخبار اليوم 24', 'مصادر تتابعها 9', 'اهتماماتك 3'])
    })
    await step('§2 three personalised articles, each with a link to its section', async () => {
      const links = articles().getAllByRole('link')
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/sports',
        '/technology',
        '/health',
      ])
    })
    await step('§2 today’s three events, the next one marked by the clock', async () => {
      const events = within(screen.getByRole('region', { name: 'أحداث اليوم' }))
      const rows = events.getAllByRole('listitem')
      await expect(rows.map((row) => row.querySelector('time')?.dateTime)).toEqual([
        '14:00',
        '17:30',
        '20:15',
      ])
      await expect(events.getByText('الحدث التالي:')).toBe(
        rows[0]?.querySelector('p')?.firstElementChild,
      )
    })
    await step('D-19a: a signed-in reader sees no hint to sign in', async () => {
      await expect(screen.queryByText(/لم تسجّل الدخول/)).toBeNull()
    })
  },
})

export const PanelOpen = meta.story({
  play: async ({ userEvent, step }) => {
    await arrived()
    await userEvent.click(await button())
    await step('§4 the customise button opens the panel, and is expanded', async () => {
      await expect(await button()).toHaveAttribute('aria-expanded', 'true')
      await expect(panel()).toHaveAttribute('id', (await button()).getAttribute('aria-controls'))
    })
    await step('§3 six categories in order, three of them selected', async () => {
      const tiles = screen.getAllByRole<HTMLInputElement>('checkbox')
      await expect(tiles.map((one) => one.closest('label')?.textContent)).toEqual([
        'رياضة 4\u00a0مصادر',
        'تكنولوجيا 3\u00a0مصادر',
        'أعمال 5\u00a0مصادر',
        'صحة مصدران',
        'ثقافة 4\u00a0مصادر',
        'علوم 3\u00a0مصادر',
      ])
      await expect(tiles.map((one) => one.checked)).toEqual([true, true, false, true, false, false])
    })
  },
})

export const ChosenElsewhere = meta.story({
  beforeEach: () => void savedInterests.save(['culture', 'science']),
  play: async ({ userEvent, step }) => {
    await arrived()
    await step('D-19: the interests of the sign-in dialog are selected here', async () => {
      await expect(figures()[2]).toBe('اهتماماتك 2')
      await userEvent.click(await button())
      await expect(tile('ثقافة')).toBeChecked()
      await expect(tile('رياضة')).not.toBeChecked()
    })
    await step('D-19: they change while the page is open', async () => {
      savedInterests.save(['health'])
      await waitFor(() => expect(figures()[2]).toBe('اهتماماتك 1'))
      await expect(tile('صحة')).toBeChecked()
    })
  },
})

export const NoneSelected = meta.story({
  tags: ['state:empty'],
  beforeEach: () => void savedInterests.save([]),
  play: async ({ step }) => {
    await arrived()
    await step('§2 without a selection there is a text, and the count is 0', async () => {
      await expect(figures()[2]).toBe('اهتماماتك 0')
      await expect(articles().getByRole('heading', { level: 3 })).toHaveTextContent(
        'لم تختر اهتمامًا بعد',
      )
      await expect(articles().queryAllByRole('article')).toHaveLength(0)
    })
  },
})

export const SignedOut = meta.story({
  tags: ['state:signed-out'],
  parameters: { session: 'signedOut' },
  play: async ({ step }) => {
    await arrived()
    await step('D-19a: a signed-out reader sees the page and a hint', async () => {
      await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^أهلًا بك$/)
      await expect(screen.getByText(/^لم تسجّل الدخول/)).toBeVisible()
      await expect(articles().getAllByRole('article')).toHaveLength(3)
    })
  },
})

/** Spec §2: the welcome has space for a long name. */
export const LongName = meta.story({
  tags: ['state:long-text'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: () =>
    void writeSettings({ ...sampleSettings, name: 'أبجدهوزحطيكلمنسعفصقرشت'.repeat(3) }),
  play: async () => {
    await arrived()
    await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^أهلًا أبجد/)
    await fitsTheCards()
  },
})

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent, step }) => {
    await arrived()
    await userEvent.click(await button())
    await step('§2 nothing scrolls sideways, the three figures share a row', async () => {
      await fitsTheCards()
      const tiles = [...document.querySelectorAll('dl > div')]
      await expect(new Set(tiles.map((one) => one.getBoundingClientRect().top)).size).toBe(1)
    })
  },
})

export const Tablet = meta.story({
  tags: ['state:tablet'],
  globals: { viewport: { value: 'tablet' } },
  play: async ({ userEvent }) => {
    await arrived()
    await userEvent.click(await button())
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
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3)
    await fitsTheCards()
  },
})
