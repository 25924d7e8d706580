import { expect, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { arrived, fitsTheCards, patient } from '#.storybook/storyHelpers'
import { sampleProfile } from '@/content/profile'
import { savedArticles } from '@/content/savedArticles'
import { sampleSettings } from '@/content/settings'
import { savedInterests } from '@/saved/interests'
import { savedProfile } from '@/saved/profile'
import { savedSettings } from '@/saved/readerSettings'
import { savedArticleList } from '@/saved/savedArticles'
import { followSomething, region } from './ProfilePage.storyHelpers'

/** الملف الشخصي */
const meta = preview.meta({
  title: 'Account/Profile',
  parameters: { route: '/profile' },
})

const hrefs = (part: ReturnType<typeof region>) =>
  part.getAllByRole('link').map((link) => link.getAttribute('href'))

const fitsOnceArrived = async () => {
  await arrived()
  await fitsTheCards()
}

export const Normal = meta.story({
  tags: ['state:normal'],
  play: async () => {
    await arrived()
    const about = region('بياناتك')
    await expect(about.getByText(/^ن$/)).toBeVisible()
    await expect(about.getByText(/^مهندسة مبانٍ من الرياض/)).toBeVisible()
    await expect(about.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
      'المكان: الرياض، السعودية',
      'عضو منذ 14\u00a0مارس 2024',
      'البريد الإلكتروني: noura@bareed.example',
      'الهاتف: +966 50 000 0000',
    ])
    const figures = [...document.querySelectorAll('dl dd')].map((one) => one.textContent)
    await expect(figures, '§3').toEqual(['46 ساعة', '312', '28', '11'])
    const rows = region('آخر النشاط').getAllByRole('listitem')
    await expect(rows.map((row) => row.textContent?.split(' ')[0])).toEqual([
      'قرأت',
      'حفظت',
      'قرأت',
      'حفظت',
    ])
    const quickLinks = screen.getByRole('navigation', { name: 'روابط سريعة' })
    await expect(hrefs(within(quickLinks))).toEqual(['/dashboard', '/settings'])
    await expect(hrefs(region('مقالات محفوظة'))).toEqual(
      [1, 2, 3].map((place) => `?story=saved-articles-${place}`),
    )
  },
})

/** The last saved article was removed. */
export const NoSavedArticles = meta.story({
  tags: ['state:empty'],
  beforeEach: () => void savedArticleList.save(savedArticles.slice(0, 1)),
  play: async ({ userEvent }) => {
    await arrived()
    const saved = region('مقالات محفوظة')
    await userEvent.click(saved.getByRole('button', { name: /^إزالة «/ }))
    await expect(saved.getByRole('heading', { level: 3 })).toHaveTextContent('لا مقالات محفوظة')
    await expect(saved.getByRole('link', { name: 'تصفّح الأخبار' })).toHaveFocus()
  },
})

/** The reader follows something of each kind, and a channel that an editor has removed since. */
export const Following = meta.story({
  beforeEach: followSomething,
  play: async ({ userEvent }) => {
    await arrived()
    const list = within(await screen.findByRole('region', { name: 'ما تتابعه' }, patient))
    await expect(list.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(list.getByRole('button', { name: 'عرض كل ما تتابعه' }))
    await expect(list.getByText('لم يعد متاحًا')).toBeVisible()
    await expect(list.getByRole('button', { name: 'إلغاء متابعة قناة' })).toHaveFocus()
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

export const NoInterests = meta.story({
  tags: ['state:empty'],
  beforeEach: () => {
    savedInterests.save([])
    savedSettings.save({ ...sampleSettings, phone: '' })
    savedProfile.save({ ...sampleProfile, bio: '', location: '' })
  },
  play: async () => {
    await arrived()
    await expect(region('بياناتك').getAllByRole('listitem')).toHaveLength(2)
    await expect(screen.getByText(/^لم تختر اهتمامًا بعد/)).toBeVisible()
  },
})

const LONG = 'أبجدهوزحطيكلمنسعفصقرشت'

function writeMuch() {
  savedSettings.save({
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
  play: fitsOnceArrived,
})

export const Phone = meta.story({
  tags: ['state:phone'],
  globals: { viewport: { value: 'phone' } },
  play: fitsOnceArrived,
})

export const Tablet = meta.story({
  tags: ['state:tablet'],
  globals: { viewport: { value: 'tablet' } },
  play: fitsOnceArrived,
})

export const Board = meta.story(screenBoard)
