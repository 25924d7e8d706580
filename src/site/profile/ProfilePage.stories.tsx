import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { arrived, fitsTheCards } from '#.storybook/storyHelpers'
import { sampleProfile } from '@/content/profile'
import { savedArticles } from '@/content/savedArticles'
import { sampleSettings } from '@/content/settings'
import { savedArticleList, savedProfile } from '@/saved/profile'
import { savedInterests } from '@/saved/reader'
import { writeSettings } from '@/site/settings/savedSettings'
import { pageTitle, region } from './ProfilePage.storyHelpers'

const meta = preview.meta({
  title: 'Account/Profile',
  parameters: { route: '/profile' },
})

export const Normal = meta.story({
  tags: ['state:normal'],
  play: async ({ step }) => {
    await arrived()
    await step('§2 avatar, name, location, member-since date, bio, email, phone', async () => {
      await expect(pageTitle()).toHaveTextContent(/^نورة الصالح$/)
      const about = region('بياناتك')
      await expect(about.getByText(/^ن$/)).toBeVisible()
      await expect(about.getByText(/^مهندسة مبانٍ من الرياض/)).toBeVisible()
      await expect(about.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
        'المكان: الرياض، السعودية',
        'عضو منذ 14\u00a0مارس 2024',
        'البريد الإلكتروني: noura@bareed.example',
        'الهاتف: +966 50 000 0000',
      ])
    })
    await step('§3 the four figures', async () => {
      const figures = [...document.querySelectorAll('dl dd')].map((one) => one.textContent)
      await expect(figures).toEqual(['46 ساعة', '312', '28', '11'])
    })
    await step('§2 the same interests as on the dashboard', async () => {
      const chips = region('الاهتمامات').getAllByRole('link')
      await expect(chips.map((chip) => chip.textContent)).toEqual(['رياضة', 'تكنولوجيا', 'صحة'])
    })
    await step('§2 recent activity: read or saved, title, category, time', async () => {
      const rows = region('آخر النشاط').getAllByRole('listitem')
      await expect(rows.map((row) => row.textContent?.split(' ')[0])).toEqual([
        'قرأت',
        'حفظت',
        'قرأت',
        'حفظت',
      ])
    })
    await step('§2 quick links', async () => {
      const nav = within(screen.getByRole('navigation', { name: 'روابط سريعة' }))
      await expect(nav.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
        '/dashboard',
        '/settings',
      ])
    })
    await step('§9 at most three saved articles, each with a link to its section', async () => {
      const links = region('مقالات محفوظة').getAllByRole('link')
      await expect(links.map((link) => link.getAttribute('href'))).toEqual([
        '/business',
        '/culture',
        '/science',
      ])
    })
  },
})

export const SavedRemoved = meta.story({
  play: async ({ userEvent, step }) => {
    await arrived()
    const saved = region('مقالات محفوظة')
    const titles = () => saved.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
    const before = titles()
    const remove = () => saved.getAllByRole('button', { name: /^إزالة «/ })
    await step('D-4: one is removed: the count changes, the focus stays', async () => {
      await userEvent.click(remove()[1] as HTMLElement)
      await expect(titles().slice(0, 2)).toEqual([before[0], before[2]])
      await expect(saved.getByText(/^أحدث/)).toHaveTextContent('أحدث 3 من 27')
      await expect(remove()[1]).toHaveFocus()
    })
    await step('D-4: it is restored', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'تراجع' }))
      await expect(titles()).toEqual(before)
    })
    await step('§2 without saved articles: a sentence and a link', async () => {
      savedArticleList.save(savedArticles.slice(0, 1))
      await waitFor(() => expect(remove()).toHaveLength(1))
      await userEvent.click(remove()[0] as HTMLElement)
      await expect(titles()).toEqual(['لا مقالات محفوظة'])
      await expect(saved.getByRole('link', { name: 'تصفّح الأخبار' })).toHaveFocus()
    })
  },
})

export const SignedOut = meta.story({
  tags: ['state:signed-out'],
  parameters: { session: 'signedOut' },
  play: async ({ step }) => {
    await arrived()
    await step('D-19a: a signed-out reader sees the page and a hint', async () => {
      await expect(screen.getByText(/^لم تسجّل الدخول/)).toBeVisible()
      await expect(pageTitle()).toHaveTextContent('نورة الصالح')
    })
  },
})

export const NoInterests = meta.story({
  tags: ['state:empty'],
  beforeEach: () => {
    savedInterests.save([])
    writeSettings({ ...sampleSettings, phone: '' })
    savedProfile.save({ ...sampleProfile, bio: '', location: '' })
  },
  play: async ({ step }) => {
    await arrived()
    await step('§2 empty fields leave no gap', async () => {
      await expect(region('بياناتك').getAllByRole('listitem')).toHaveLength(2)
      await expect(screen.getByText(/^لم تختر اهتمامًا بعد/)).toBeVisible()
    })
  },
})

const LONG = 'أبجدهوزحطيكلمنسعفصقرشت'

function writeMuch() {
  writeSettings({
    ...sampleSettings,
    name: `${LONG} `.repeat(4).trim(),
    email: `${'noura.alsaleh'.repeat(8)}@bareed.example`,
    phone: '+966 50 000 0000 '.repeat(6).trim(),
    avatar: '',
  })
  savedProfile.save({
    ...sampleProfile,
    location: LONG.repeat(5),
    bio: `${LONG.repeat(6)}\n${`${sampleProfile.bio} `.repeat(8)}`,
    readingTime: 98765,
    articlesRead: 1234567,
  })
  savedArticleList.save(
    savedArticles.map((article, index) =>
      index === 0 ? { ...article, title: LONG.repeat(5), source: LONG.repeat(3) } : article,
    ),
  )
}

export const LongText = meta.story({
  tags: ['state:long-text'],
  beforeEach: writeMuch,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await arrived()
    await fitsTheCards()
  },
})

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await arrived()
    await fitsTheCards()
  },
})

export const Tablet = meta.story({
  tags: ['state:tablet'],
  globals: { viewport: { value: 'tablet' } },
  play: async () => {
    await arrived()
    await fitsTheCards()
  },
})
