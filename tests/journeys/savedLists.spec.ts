import type { Page } from 'playwright/test'
import { recommendedProfiles, trendingTweets } from '@/content/admin/curatedPosts'
import { recommendedChannels, trendingVideos } from '@/content/admin/curatedVideos'
import { managedCategoriesOf } from '@/content/admin/managedCategories'
import { systemDefaults } from '@/content/admin/systemSettings'
import { sampleProfile } from '@/content/profile'
import type { SavedName } from '@/lib/savedNames.gen'
import { SAVED_VERSION } from '@/lib/savedStore'
import { STORAGE_KEYS } from '@/saved/allStorageKeys'
import { expect, openHydrated, test, waitForHydration } from './page'

/** Saves lists as the screens of editors do. */
const save = (page: Page, lists: Partial<Record<SavedName, unknown>>) =>
  page.evaluate(
    (entries) => {
      for (const [key, text] of entries) localStorage.setItem(key, text)
    },
    Object.entries(lists).map(
      ([name, value]) =>
        [
          STORAGE_KEYS[name as SavedName].key,
          JSON.stringify({ version: SAVED_VERSION, value }),
        ] as const,
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

const [boats, quake, ...others] = trendingVideos
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

test('/youtube shows the videos that editors saved, from the first paint on and without a shift', async ({
  page,
}) => {
  // Records what a reader sees of the list before hydration.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      const list = document.querySelector('section[data-saved]')
      if (list?.checkVisibility({ visibilityProperty: true })) seen.push(list.textContent)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await openSaved(page, 'youtube', { videos: VIDEOS })
  await expect(videoTitles(page)).toHaveText(['زلزال في فنجان', 'مقطع من المحرر'])
  const added = page.getByRole('article').filter({ hasText: 'مقطع من المحرر' })
  await expect(added).toContainText('3 نوفمبر 2026')
  await expect(added.locator('img')).toHaveAttribute('src', /^\/api\/placeholder\//)
  await expectNoShift(page)
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter((text) => !text.includes('فنجان'))).toEqual([])

  await page.goto('')
  await waitForHydration(page)
  const atHome = page.getByRole('region', { name: 'فيديو' }).getByRole('heading', { level: 3 })
  await expect(atHome, 'the home page shows the same records').toHaveText([
    'زلزال في فنجان',
    'مقطع من المحرر',
  ])
  await atHome.first().click()
  await expect(page.getByRole('dialog', { name: 'زلزال في فنجان' })).toContainText('1 من 2')
})

test('what the reader saved and what the address chooses are shown from the first paint on, and nothing moves', {
  tag: '@core',
}, async ({ page }) => {
  // Records what of the lists is visible before hydration.
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    const look = () => {
      for (const part of document.querySelectorAll<HTMLElement>(
        '[data-saved], [role=tabpanel], search [role=status]',
      ))
        if (part.checkVisibility({ visibilityProperty: true })) seen.push(part.innerText)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  const lists = {
    follows: ['ilm-basit'],
    interests: ['science'],
    savedArticles: [],
    profile: { ...sampleProfile, bio: 'نبذة جديدة', location: 'عمّان، الأردن' },
  }
  for (const [path, part, shipped] of [
    ['youtube', /مشترك\s+في علم بسيط/, /اشترك\s+في علم بسيط/],
    ['dashboard', /الفئات النشطة\s*1/, /الفئات النشطة\s*3/],
    ['profile', /نبذة جديدة/, /مهندسة مبانٍ/],
    ['settings?tab=privacy', /السماح بالرسائل/, /اللغة/],
    ['admin/users?q=سارة', /^1 من 12/, /12 من 12/],
  ] as const) {
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

test('a tab follows what another one saves and resets, and an empty list says so', async ({
  page,
  context,
}) => {
  await openHydrated(page, 'youtube')
  await expect(videoTitles(page)).toHaveCount(6)
  const other = await context.newPage()
  await other.goto('youtube')
  await save(other, { videos: VIDEOS })
  await expect(videoTitles(page)).toHaveText(['زلزال في فنجان', 'مقطع من المحرر'])
  await save(other, { videos: [...others], channels: recommendedChannels.slice(0, 1) })
  await expect(videoTitles(page)).toHaveCount(4)
  await expect(page.getByRole('button', { name: /^اشترك في / })).toHaveCount(1)
  await save(other, { videos: [] })
  await expect(videoTitles(page)).toHaveText(['لا مقاطع الآن'])
  await other.evaluate(() => localStorage.clear())
  await expect(videoTitles(page)).toHaveCount(6)
})

test('a page that is opened inside the app never shows what ships first', async ({ page }) => {
  await openHydrated(page, '')
  await save(page, { videos: VIDEOS })
  await page.evaluate(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const title = document.querySelector('#trending-videos ~ div h3')
      if (title) seen.push(title.textContent)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  await page.getByRole('banner').getByRole('link', { name: 'فيديو' }).click()
  await expect(videoTitles(page)).toHaveText(['زلزال في فنجان', 'مقطع من المحرر'])
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(new Set(seen)).toEqual(new Set(['زلزال في فنجان']))
})

test('a browser that saved nothing downloads no saved list and hides nothing', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  for (const path of ['', 'youtube', 'twitter', 'sports', 'countries/egypt']) {
    await openHydrated(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect(scripts.filter((name) => name.endsWith('.js')).length).toBeGreaterThan(10)
  expect(scripts.filter((name) => /\/publicStores\b/.test(name))).toEqual([])
  const hidingRules = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('style')].filter(({ textContent }) =>
          textContent.includes('[data-saved'),
        ).length,
    )
  expect(await hidingRules()).toBe(0)

  await save(page, { videos: VIDEOS })
  await openHydrated(page, 'youtube')
  expect(await hidingRules()).toBe(1)
  expect(
    scripts.filter((name) => /\/publicStores\b/.test(name)),
    'the names above exist',
  ).not.toEqual([])
})

test('/twitter shows the posts and accounts that editors saved', async ({ page }) => {
  const [first, second] = trendingTweets
  await openSaved(page, 'twitter', {
    posts: [
      { ...second, order: 1 },
      { ...first, contentAr: 'نص من المحرر', order: 2 },
    ],
    profiles: recommendedProfiles.slice(1),
  })
  const posts = page.getByRole('region', { name: 'المنشورات الرائجة' }).getByRole('article')
  await expect(posts).toHaveText([/كم عمق البئر/, /نص من المحرر/])
  await expect(page.getByRole('button', { name: /^متابعة / })).toHaveCount(3)
  await expectNoShift(page)
})

/** A category of a page, as the settings of pages save it. */
const category = (id: string, name: string, order: number, isActive = true) => ({
  ...{ id, name, nameEn: id, isActive, order },
  ...{ articlesCount: 0, sources: [] },
})

test('the home page shows the sections that editors saved', async ({ page }) => {
  await openSaved(page, '', {
    pageCategories: {
      main: [
        category('culture', 'ثقافة وفن', 1),
        category('category-new', 'بيئة', 2),
        category('sports', 'رياضة', 3, false),
        category('breaking', 'عاجل', 4),
      ],
    },
  })
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 }).filter({ hasNotText: 'صباحك' })).toHaveText([
    'ثقافة وفن',
    'بيئة',
    'عاجل',
  ])
  await expect(main.getByRole('region', { name: 'بيئة' })).toContainText('لم تصل أخبارها بعد')
  await expectNoShift(page)
})

test('a topical page and a country show the categories that editors saved', async ({ page }) => {
  const managed = managedCategoriesOf('sports').filter(({ id }) => id !== 'sports-tennis')
  await openSaved(page, 'sports', {
    pageCategories: {
      sports: [
        category('tennis', 'التنس', 1),
        category('swimming', 'المسابح', 2),
        category('football', 'كرة القدم', 3),
        category('category-new', 'الشطرنج', 4),
      ],
      egypt: [category('economy', 'المال', 1)],
    },
    managedCategories: { sports: managed },
  })
  const cards = page.getByRole('main').getByRole('region').getByRole('heading', { level: 2 })
  await expect(cards, 'tennis is removed from the section').toHaveText([
    'المسابح',
    'كرة القدم',
    'الشطرنج',
  ])
  await expectNoShift(page)
  await page.goto('category/رياضة')
  await expect(cards).toHaveText(['المسابح', 'كرة القدم', 'الشطرنج'])
  await page.goto('countries/egypt/economy')
  await expect(cards).toHaveText(['المال'])
  await expect(cards).toBeFocused()
  await page.goto('sports/category-new')
  await expect(page.getByRole('heading', { name: 'الشطرنج' })).toBeFocused()

  await page.goto('sports?story=sports-swimming-1')
  await expect(page.getByRole('dialog')).toContainText('رياضة، المسابح')
  await expect(
    page.getByRole('dialog').getByRole('link'),
    'no story of a removed card is near',
  ).toHaveText([/سباحة/i, /رقم وطني/, /سباق الجزر/, /هدف في الدقيقة/])
})

test('the search finds what editors saved, and follows another tab (D-10)', async ({
  page,
  context,
}) => {
  await openSaved(page, 'search', {
    videos: VIDEOS,
    posts: [{ ...trendingTweets[0], contentAr: 'خاطرة من المحرر' }],
    pageCategories: {
      sports: [category('football', 'المستديرة', 1), category('category-new', 'الشطرنج', 2)],
      egypt: [category('economy', 'الدفاتر', 1)],
    },
  })
  const found = (name: string | RegExp) =>
    page.getByRole('main').getByRole('heading', { level: 3 }).filter({ hasText: name })
  const search = (query: string) => page.getByRole('searchbox').fill(query)
  for (const name of ['زلزال في فنجان', 'مقطع من المحرر', 'خاطرة من المحرر', 'المستديرة']) {
    await search(name)
    await expect(found(name).first()).toBeVisible()
  }
  for (const name of [boats.titleAr, 'كرة السلة']) {
    await search(name)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expect(found(new RegExp(`^${name}$`))).toHaveCount(0)
  }
  await search('الشطرنج')
  await found(/^الشطرنج$/)
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { name: 'الشطرنج', level: 2 })).toBeFocused()
  await page.goBack()

  const other = await context.newPage()
  await other.goto('search')
  await save(other, { videos: [{ ...boats, titleAr: 'مقطع من نافذة أخرى' }] })
  await search('نافذة أخرى')
  await expect(found('مقطع من نافذة أخرى')).toBeVisible()
  await other.evaluate(() => localStorage.clear())
  await expect(found('مقطع من نافذة أخرى')).toHaveCount(0)
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
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('وصف جديد للموقع')
  await expect(footer).toContainText('© 2025 صحيفة المدى. جميع الحقوق محفوظة.')
  await expectNoShift(page)
  await save(page, { systemSettings: { ...settings, siteName: ' ' } })
  await page.reload()
  await expect(page).toHaveTitle('فيديو · مدار')
})
