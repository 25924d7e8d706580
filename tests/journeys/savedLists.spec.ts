import type { Page } from 'playwright/test'
import { recommendedProfiles, trendingTweets } from '@/content/admin/curatedPosts'
import { trendingVideos } from '@/content/admin/curatedVideos'
import { managedCategoriesOf } from '@/content/admin/managedCategories'
import { systemDefaults } from '@/content/admin/systemSettings'
import { sampleProfile } from '@/content/profile'
import type { SavedName } from '@/lib/savedNames'
import { SAVED_VERSION } from '@/lib/savedStore'
import { savedKey } from '@/lib/storageKeys'
import { isCore } from '../sites'
import { expect, openHydrated, test, waitForHydration } from './page'

/** Saves lists as the screens of editors do. */
const save = (page: Page, lists: Partial<Record<SavedName, unknown>>) =>
  page.evaluate(
    (entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text)
    },
    Object.entries(lists).map(
      ([name, value]) =>
        [savedKey(name as SavedName), JSON.stringify({ version: SAVED_VERSION, value })] as const,
    ),
  )

/** Saves the lists, then opens the page as a reader does who comes back. */
async function openSaved(page: Page, path: string, lists: Partial<Record<SavedName, unknown>>) {
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        shifts.total += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path)
  await save(page, lists)
  await page.goto(path)
  await waitForHydration(page)
}

async function expectNoShift(page: Page) {
  await page.waitForLoadState('networkidle')
  const total = await page.evaluate(
    () => (window as unknown as { shifts: { total: number } }).shifts.total,
  )
  expect(total, 'nothing moves').toBeLessThanOrEqual(0.01)
}

const [boats, quake] = trendingVideos
if (!boats || !quake) throw new Error('The sample has no videos')
const ADDED = {
  ...boats,
  id: 'videos-new',
  titleAr: 'مقطع من المحرر',
  channelAr: 'قناة التحرير',
  thumbnail: 'javascript:alert(1)',
  publishedAt: '2026-11-03',
}
const VIDEOS = [
  { ...quake, titleAr: 'زلزال في فنجان', order: 1 },
  { ...boats, isActive: false, order: 2 },
  { ...ADDED, order: 3 },
]

const videoTitles = (page: Page) =>
  page.getByRole('region', { name: 'الأكثر رواجًا' }).getByRole('heading', { level: 3 })

test('/youtube and the home page show the videos that editors saved', async ({ page }) => {
  await openSaved(page, 'youtube', { videos: VIDEOS })
  await expect(videoTitles(page)).toHaveText(['زلزال في فنجان', 'مقطع من المحرر'])
  const added = page.getByRole('article').filter({ hasText: 'مقطع من المحرر' })
  await expect(added).toContainText('3 نوفمبر 2026')
  await expect(added.locator('img'), 'D-26').toHaveAttribute('src', /^\/api\/placeholder\//)
  await openHydrated(page, '')
  const atHome = page.getByRole('region', { name: 'فيديو' }).getByRole('heading', { level: 3 })
  await expect(atHome).toHaveText(['زلزال في فنجان', 'مقطع من المحرر'])
})

test('what editors and the reader saved, and what the address chooses, is shown from the first paint on, and nothing moves', {
  tag: '@core',
}, async ({ page }) => {
  // Records what of the lists is visible before hydration.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const recordFrame = () => {
      for (const part of document.querySelectorAll<HTMLElement>(
        '[data-saved], [role=tabpanel], search [role=status]',
      ))
        if (part.checkVisibility({ visibilityProperty: true })) seen.push(part.innerText)
      requestAnimationFrame(recordFrame)
    }
    requestAnimationFrame(recordFrame)
  })
  const lists = {
    videos: VIDEOS,
    follows: ['ilm-basit'],
    interests: ['science'],
    savedArticles: [],
    profile: { ...sampleProfile, bio: 'نبذة جديدة', location: 'عمّان، الأردن' },
  }
  const pages = [
    ['youtube', /زلزال في فنجان/, /زلزال في كوب|اشترك\s+في علم بسيط/],
    ['dashboard', /الفئات النشطة\s*1/, /الفئات النشطة\s*3/],
    ['profile', /نبذة جديدة/, /مهندسة مبانٍ/],
    ['settings?tab=privacy', /السماح بالرسائل/, /اللغة/],
    ['admin/users?q=سارة', /^1 من 12/, /12 من 12/],
  ] as const
  for (const [path, part, shipped] of isCore ? pages.slice(0, 1) : pages) {
    await openSaved(page, path, lists)
    await expectNoShift(page)
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
    expect(
      seen.some((text) => part.test(text)),
      path,
    ).toBe(true)
    expect(
      seen.filter((text) => shipped.test(text)),
      path,
    ).toEqual([])
  }
})

/** A category of a page, as the settings of pages save it. */
const category = (id: string, name: string, order: number, isActive = true) => ({
  ...{ id, name, nameEn: id, isActive, order },
  ...{ articlesCount: 0, sources: [] },
})

test('the posts, the home page, a topical page and a country are those that editors saved', async ({
  page,
}) => {
  const [first, second] = trendingTweets
  await openSaved(page, '', {
    posts: [
      { ...second, order: 1 },
      { ...first, contentAr: 'نص من المحرر', order: 2 },
    ],
    profiles: recommendedProfiles.slice(1),
    pageCategories: {
      main: [
        category('culture', 'ثقافة وفن', 1),
        category('category-new', 'بيئة', 2),
        category('sports', 'رياضة', 3, false),
      ],
      sports: [
        category('tennis', 'التنس', 1),
        category('swimming', 'المسابح', 2),
        category('category-new', 'الشطرنج', 3),
      ],
      egypt: [category('economy', 'المال', 1)],
    },
    managedCategories: {
      sports: managedCategoriesOf('sports').filter(({ id }) => id !== 'sports-tennis'),
    },
  })
  const cards = page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 })
  const sections = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(sections.filter({ hasNotText: 'صباحك' })).toHaveText(['ثقافة وفن', 'بيئة'])
  await page.goto('twitter')
  const posts = page.getByRole('region', { name: 'المنشورات الرائجة' }).getByRole('article')
  await expect(posts).toHaveText([/كم عمق البئر/, /نص من المحرر/])
  await expect(page.getByRole('button', { name: /^متابعة / })).toHaveCount(3)
  await page.goto('sports')
  await expect(cards, 'tennis is removed from the section').toHaveText(['المسابح', 'الشطرنج'])
  await page.goto('countries/egypt/economy')
  await expect(cards).toHaveText(['المال'])
  await expect(cards).toBeFocused()

  await page.goto('sports?story=sports-swimming-1')
  const story = page.getByRole('dialog')
  await expect(story).toContainText('رياضة، المسابح')
  await expect(story.getByRole('link', { name: /تنس/ }), 'no story of a removed card').toHaveCount(
    0,
  )
})

test('the search finds what editors saved (D-10)', async ({ page }) => {
  await openSaved(page, 'search', {
    videos: VIDEOS,
    posts: [{ ...trendingTweets[0], contentAr: 'خاطرة من المحرر' }],
    pageCategories: { sports: [category('football', 'المستديرة', 1)] },
  })
  const found = (name: string | RegExp) =>
    page.getByRole('main').getByRole('heading', { level: 3 }).filter({ hasText: name })
  const search = (query: string) => page.getByRole('searchbox').fill(query)
  for (const name of ['مقطع من المحرر', 'خاطرة من المحرر', 'المستديرة']) {
    await search(name)
    await expect(found(name).first()).toBeVisible()
  }
  await search(boats.titleAr)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(boats.titleAr)
  await expect(found(new RegExp(`^${boats.titleAr}$`))).toHaveCount(0)
})

test('the name and the description of the site are those that editors saved', async ({ page }) => {
  const { smtpPassword: _, ...settings } = systemDefaults
  await openSaved(page, 'youtube', {
    systemSettings: { ...settings, siteName: 'صحيفة المدى', siteDescription: 'وصف جديد للموقع' },
  })
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'صحيفة المدى، الصفحة الرئيسية' }),
  ).toHaveText('صحيفة المدى')
  await expect(page).toHaveTitle('فيديو · صحيفة المدى')
  await expect(page.getByRole('contentinfo')).toContainText('وصف جديد للموقع')
})
