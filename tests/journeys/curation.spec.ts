import type { Page } from 'playwright/test'
import { recommendedProfiles, trendingTweets } from '@/content/admin/curatedPosts'
import { moveLiftedTo } from './keyboard'
import { expect, openHydrated, openReady, test, waitForHydration } from './page'

const TITLES = /^(كيف تُبنى|زلزال في كوب|قرية تضبط|راديو من عام|أصغر مطبعة|سماء بلا ضوء)/

test('an editor reorders by keyboard alone and saves (§4, D-24)', { tag: '@core' }, async ({
  page,
  consoleLines,
}) => {
  await openHydrated(page, 'admin/youtube')
  const titles = page.getByRole('list', { name: 'المقاطع الرائجة' }).getByRole('heading')
  await expect(titles).toHaveCount(6)
  await expect(titles.first()).toHaveText(/^كيف تُبنى/)
  await expect(
    page.getByText('نسخة تجريبية').filter({ visible: true }),
    'the text says so',
  ).toBeVisible()
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
  await expect(page.getByRole('tab')).toHaveText(['المقاطع الرائجة6', 'القنوات المقترحة4'])
  const preview = page.getByRole('link', { name: /^معاينة/ })
  await expect(preview).toHaveAttribute('href', /\/youtube#preview$/)
  await expect(preview).toHaveAttribute('target', '_blank')
  await expect(preview).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(page.getByRole('button', { name: 'حفظ التغييرات' })).toHaveCount(0)

  await page.getByRole('button', { name: /^نقل «كيف تُبنى/ }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/^رُفع «كيف تُبنى.*» من الموضع 1 من 6/)).toBeAttached()
  await moveLiftedTo(page, 1, 2)
  await page.keyboard.press('Space')
  await expect(titles.first()).toHaveText(/^زلزال في كوب/)
  await expect(titles.nth(1)).toHaveText(/^كيف تُبنى/)
  await expect(titles).toHaveText(Array.from({ length: 6 }, () => TITLES))
  await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()

  await page.getByRole('button', { name: 'حفظ التغييرات' }).press('Enter')
  await expect(page.getByRole('alert')).toHaveText('تم حفظ التغييرات بنجاح')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
  expect(consoleLines, 'a save only logs').toHaveLength(1)
  expect(consoleLines[0]).toContain('[curation] saved')
  consoleLines.length = 0

  await page.getByRole('link', { name: 'الفئات' }).click()
  await expect(page).toHaveURL(/\/admin\/categories/)
  await page.goBack()
  await expect(titles.first(), 'what was saved stays').toHaveText(/^زلزال في كوب/)
  await page.reload()
  await expect(titles.first(), 'also after a reload (D-4)').toHaveText(/^زلزال في كوب/)
  await page.getByRole('button', { name: 'أعد الأصل' }).click()
  const sure = page.getByRole('alertdialog', { name: 'هل تريد إعادة الأصل في «الفيديو»؟' })
  await sure.getByRole('button', { name: 'أعد الأصل' }).click()
  await expect(titles.first()).toHaveText(/^كيف تُبنى/)
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(titles.first()).toHaveText(/^زلزال في كوب/)
  await expect(page.getByText(/نافذة أخرى/), 'nobody else has saved').toHaveCount(0)
})

test('two tabs: the newest save wins, and the older tab can have its edits back (D-4)', {
  tag: '@core',
}, async ({ page, context, consoleLines }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await openReady(tab, 'admin/twitter')
  const row = (tab: Page, index: number) =>
    tab.getByRole('list', { name: 'المنشورات الرائجة' }).locator('> li').nth(index)
  const toggle = (tab: Page, index: number) => row(tab, index).getByRole('switch').click()
  const save = async (tab: Page) => {
    await tab.getByRole('button', { name: 'حفظ التغييرات' }).click()
    await expect(tab.getByRole('alert').last()).toHaveText('تم حفظ التغييرات بنجاح')
  }
  const told = page.getByRole('alert').last()

  await toggle(other, 0)
  await save(other)
  await expect(row(page, 0)).toContainText('معطّل')
  await expect(told).toContainText('حُفظت قائمة «المنشورات الرائجة» من مكان آخر')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()

  // A field that is open, and in which nothing is typed, does not write what it had before.
  await row(page, 3)
    .getByRole('button', { name: /^تعديل/ })
    .click()
  await expect(row(page, 3).getByRole('textbox').first()).toBeFocused()
  await toggle(page, 1)
  await toggle(other, 2)
  await save(other)
  await expect(row(page, 2)).toContainText('معطّل')
  await expect(row(page, 1)).not.toContainText('معطّل')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
  await told.getByRole('button', { name: 'تراجع' }).click()
  await expect(row(page, 1)).toContainText('معطّل')
  await expect(row(page, 2), 'the edits are made in the new version').toContainText('معطّل')
  await save(page)
  await expect(row(other, 1), 'the other one follows').toContainText('معطّل')
  await expect(row(other, 2)).toContainText('معطّل')
  // Each save is logged.
  consoleLines.length = 0
})

test('unsaved edits: the preview follows them, a reload offers them, and leaving drops them', {
  tag: '@core',
}, async ({ page, context }) => {
  page.on('dialog', (leaving) => leaving.accept())
  await openHydrated(page, 'admin/youtube')
  const row = (name: RegExp) => page.getByRole('listitem').filter({ hasText: name })
  const switchOf = (name: RegExp) => row(name).getByRole('switch')
  const unsaved = page.getByText('تغييرات غير محفوظة', { exact: true })
  const offer = page.getByText(/^لديك تعديلات غير محفوظة في قائمة «المقاطع الرائجة» من /)
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^معاينة/ }).click()
  const preview = await opened
  await waitForHydration(preview)
  const previewed = preview
    .getByRole('region', { name: 'الأكثر رواجًا' })
    .getByRole('heading', { level: 3 })
  const mark = preview.getByText('معاينة: غير محفوظ')
  await expect(previewed).toHaveCount(6)
  await expect(mark).toBeHidden()

  await switchOf(/زلزال في كوب/).click()
  await expect(previewed).toHaveCount(5)
  await expect(mark).toBeVisible()
  await switchOf(/كيف تُبنى/).click()
  await expect(previewed).toHaveCount(4)
  await preview.reload()
  await expect(previewed, 'the reload has no old list').toHaveCount(4)
  await preview.getByRole('banner').getByRole('link', { name: 'منشورات' }).click()
  await expect(mark, 'on every page of the tab').toBeVisible()
  const reader = await context.newPage()
  await openHydrated(reader, 'youtube')
  await expect(
    reader.getByRole('region', { name: 'الأكثر رواجًا' }).getByRole('heading', { level: 3 }),
    'a reader sees what was saved',
  ).toHaveCount(6)
  await expect(reader.getByText('معاينة: غير محفوظ')).toBeHidden()
  await preview.getByRole('button', { name: 'إنهاء المعاينة' }).click()
  await expect(mark).toBeHidden()
  await preview.goBack()
  await expect(previewed).toHaveCount(6)

  await page.reload()
  await expect(offer).toBeVisible()
  await expect(switchOf(/زلزال في كوب/)).toBeChecked()
  await page.getByRole('button', { name: 'استعدها' }).click()
  await expect(offer).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(switchOf(/زلزال في كوب/)).not.toBeChecked()
  await expect(unsaved).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: 'تجاهلها' }).click()
  await expect(unsaved).toBeHidden()
  await page.getByRole('button', { name: 'تراجع' }).click()
  await expect(unsaved).toBeVisible()
  await page.getByRole('link', { name: 'الفئات' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'مغادرة' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'الفئات' })).toBeVisible()
  await page.goBack()
  await expect(switchOf(/زلزال في كوب/)).toBeChecked()
  await page.reload()
  await waitForHydration(page)
  await expect(offer, 'the editor left them').toBeHidden()
})

/** Saves, and returns what the screen logs (Spec §7). */
async function savedLists(page: Page, consoleLines: string[]): Promise<Record<string, object[]>> {
  const logged = page.waitForEvent('console', (line) => line.text().startsWith('[curation] saved'))
  await page.getByRole('button', { name: 'حفظ التغييرات' }).click()
  const lists = await (await logged).args()[1]?.jsonValue()
  await expect(page.getByRole('alert')).toHaveText('تم حفظ التغييرات بنجاح')
  await expect(page.getByText('تغييرات غير محفوظة')).toBeHidden()
  await expect(page.getByRole('button', { name: 'حفظ التغييرات' })).toHaveCount(0)
  expect(consoleLines, 'once').toHaveLength(1)
  consoleLines.length = 0
  return lists
}

const CHANNEL = [
  ['الاسم بالعربية', 'nameAr', 'قناة الحي'],
  ['الاسم بالإنجليزية', 'name', 'Hood'],
  ['الوصف', 'description', 'ما يجري في الحي'],
  ['المشتركون', 'subscribers', '7 آلاف مشترك'],
  ['عدد المقاطع', 'videoCount', '12'],
  ['الصورة الرمزية', 'avatar', 'حي'],
  ['رابط القناة', 'channelUrl', 'https://video.example/hood'],
] as const

test('videos and channels are edited, added and switched off in both tabs, and saved together (§3, §4, §7)', async ({
  page,
  consoleLines,
}) => {
  await openHydrated(page, 'admin/youtube')
  const videos = page.getByRole('list', { name: 'المقاطع الرائجة' }).locator('> li')
  const unsaved = page.getByText('تغييرات غير محفوظة')
  const fourth = videos.nth(3)
  const toggle = fourth.getByRole('switch', { name: /^تفعيل/ })
  await toggle.click()
  await expect(fourth, 'a word, not only the dimmed picture').toContainText('معطّل')
  await expect(fourth.locator('.picture')).toHaveCSS('opacity', '0.4')
  await expect(unsaved).toBeVisible()
  await toggle.click()
  await expect(fourth).not.toContainText('معطّل')
  await expect(unsaved, 'nothing is left to save').toBeHidden()
  await toggle.click()

  const second = videos.nth(1)
  // As a click on its button.
  await second.getByRole('heading').dblclick()
  const title = second.getByLabel('العنوان بالعربية')
  await expect(title).toBeFocused()
  await title.fill('عنوان آخر')
  await expect(second.getByRole('heading'), 'shown at once').toHaveText('عنوان آخر')
  await expect(second.getByRole('link', { name: /^فتح الرابط/ })).toBeVisible()
  const link = second.getByLabel('رابط المقطع')
  await link.fill('javascript:alert(1)')
  await expect(link).toHaveAttribute('aria-invalid', 'true')
  await expect(second.getByRole('link'), 'D-26: not a web address').toHaveCount(0)
  await link.press('Enter')
  await expect(second.locator('form')).toHaveCount(0)
  await expect(second.getByRole('button', { name: /^تعديل/ })).toBeFocused()

  await page.getByRole('tab', { name: /القنوات/ }).click()
  const channels = page.getByRole('list', { name: 'القنوات المقترحة' }).locator('> li')
  const first = channels.first()
  await first.getByRole('button', { name: /^تعديل/ }).click()
  for (const [label, , text] of CHANNEL) await first.getByLabel(label).fill(text)
  await expect(first.getByRole('heading')).toHaveText('قناة الحي')
  for (const text of ['ما يجري في الحي', '7 آلاف مشترك', '12 مقطعًا'])
    await expect(first).toContainText(text)
  await page.getByRole('button', { name: 'إضافة قناة' }).click()
  await expect(channels.last()).toContainText(/^5/)
  await expect(channels.last().getByRole('heading')).toHaveText('قناة جديدة')
  await expect(channels.last().getByLabel('الاسم بالعربية'), 'it is open for editing').toBeFocused()
  await page.getByRole('tab', { name: /المقاطع/ }).click()
  await expect(toggle, 'every change is still there in another tab').not.toBeChecked()
  await expect(page.getByRole('tab', { name: /القنوات/ })).toContainText('5')

  const saved = await savedLists(page, consoleLines)
  await expect(page.getByRole('tab', { name: /المقاطع/ }), 'it has the focus').toBeFocused()
  expect(Object.keys(saved)).toEqual(['videos', 'channels'])
  expect(saved.videos).toHaveLength(6)
  expect(saved.videos?.[1]).toMatchObject({ titleAr: 'عنوان آخر' })
  expect(saved.videos?.[3]).toMatchObject({ isActive: false })
  expect(saved.channels).toHaveLength(5)
  const fields = CHANNEL.map(([, key, text]) => [key, key === 'videoCount' ? 12 : text])
  expect(saved.channels?.[0]).toEqual({
    id: expect.any(String),
    order: 1,
    isActive: true,
    ...Object.fromEntries(fields),
  })
})

test('posts and profiles are saved together: what was not touched is as it was (§7)', async ({
  page,
  consoleLines,
}) => {
  await openHydrated(page, 'admin/twitter')
  await expect(page.getByRole('link', { name: /^معاينة/ })).toHaveAttribute(
    'href',
    /\/twitter#preview$/,
  )
  const posts = page.getByRole('list', { name: 'المنشورات الرائجة' }).locator('> li')
  await expect(posts).toHaveCount(5)
  await posts.nth(1).getByRole('switch').click()
  const post = posts.first()
  await post.getByRole('button', { name: /^تعديل/ }).click()
  const likes = post.getByLabel('الإعجابات')
  await likes.fill('')
  await expect(post).toContainText('0 إعجاب')
  await likes.press('Tab')
  await expect(likes, 'an empty count is 0').toHaveValue('0')
  await likes.fill(String(trendingTweets[0]?.likes))
  await page.getByRole('tab', { name: /الحسابات/ }).click()
  const profiles = page.getByRole('list', { name: 'الحسابات المقترحة' }).locator('> li')
  await expect(profiles).toHaveCount(4)
  await profiles
    .nth(1)
    .getByRole('button', { name: /^تعديل/ })
    .click()
  await profiles.nth(1).getByLabel('حساب موثّق').check({ force: true })
  await expect(profiles.nth(1)).toContainText('موثّق')
  await profiles.nth(1).getByLabel('حساب موثّق').uncheck({ force: true })
  await page.getByRole('button', { name: 'إضافة حساب' }).click()

  expect(await savedLists(page, consoleLines)).toEqual({
    tweets: trendingTweets.map((tweet) =>
      tweet.order === 2 ? { ...tweet, isActive: false } : tweet,
    ),
    profiles: [
      ...recommendedProfiles,
      expect.objectContaining({ username: 'حساب جديد', order: 5, isActive: true }),
    ],
  })
})

test('leaving with pending changes asks once, by link and by Back; switching tabs loses nothing (D-24)', async ({
  page,
}) => {
  await openHydrated(page, 'admin')
  await page.getByRole('link', { name: 'المنشورات', exact: true }).click()
  await page.getByRole('switch').first().click()
  await page.getByRole('tab', { name: /الحسابات/ }).click()
  await expect(page).toHaveURL(/\?tab=profiles$/)
  await page.getByRole('button', { name: 'إضافة حساب' }).click()
  await expect(page.getByLabel('اسم الحساب')).toBeFocused()
  await page.keyboard.type('حساب الحي')
  await page.getByRole('tab', { name: /المنشورات/ }).click()
  await expect(page.getByRole('switch').first()).not.toBeChecked()

  const question = page.getByRole('alertdialog', { name: 'هل تريد المغادرة دون حفظ التغييرات؟' })
  await page.getByRole('link', { name: 'المستخدمون' }).click()
  await question.getByRole('button', { name: 'إلغاء' }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/twitter/)
  await page.getByRole('tab', { name: /الحسابات/ }).click()
  await expect(page.getByRole('heading', { name: 'حساب الحي' })).toBeVisible()

  await page.getByRole('link', { name: 'المستخدمون' }).click()
  await question.getByRole('button', { name: 'مغادرة' }).click()
  await expect(page).toHaveURL(/\/admin\/users/)
  await expect(question, 'one question for both tabs').toBeHidden()
})

/** Long lists, and the button that changes something in each. */
const LONG_LISTS = [
  { at: 'admin/youtube', change: /^تفعيل/ },
  { at: 'admin/twitter', change: /^تفعيل/ },
  { at: 'admin/news-settings', change: /^تفعيل/ },
  { at: 'admin/ads', change: /^إيقاف/ },
]

test('the save button is visible anywhere in a long edited list, and saves (§4)', async ({
  page,
  consoleLines,
}) => {
  const save = page.getByRole('button', { name: 'حفظ التغييرات' })
  for (const { at, change } of LONG_LISTS) {
    await openHydrated(page, at)
    await page
      .getByRole('switch', { name: change })
      .or(page.getByRole('button', { name: change }))
      .first()
      .click()
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: width === 360 ? 780 : 720 })
      for (const share of [0, 0.5, 1]) {
        const end = await page.evaluate((to) => {
          const most = document.documentElement.scrollHeight - innerHeight
          scrollTo(0, most * to)
          return most
        }, share)
        expect(end, `${at} is long at ${width} px`).toBeGreaterThan(100)
        await expect(save, `${at}, ${width} px, scrolled to ${share}`).toBeInViewport({ ratio: 1 })
      }
    }
    const before = await page.evaluate(() => scrollY)
    const { x, y, width, height } = (await save.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    }
    // By coordinates: a locator would scroll to a button that is covered or outside the viewport.
    await page.mouse.click(x + width / 2, y + height / 2)
    await expect(page.getByRole('alert')).toContainText('تم حفظ التغييرات بنجاح')
    await expect(save).toHaveCount(0)
    const { now, most } = await page.evaluate(() => {
      // The room for the toast may come when the bar is gone.
      const room = Number.parseFloat(getComputedStyle(document.body).paddingBottom)
      return {
        now: scrollY,
        most: document.documentElement.scrollHeight - innerHeight - room,
      }
    })
    expect(now, 'the page does not move').toBeGreaterThanOrEqual(Math.min(before, most) - 1)
    expect(now, 'the page does not move').toBeLessThanOrEqual(before)
  }
  // The demo logs what it saves.
  consoleLines.length = 0
})

const rows = (page: Page) =>
  page.getByRole('list', { name: 'المقاطع الرائجة' }).getByRole('heading')

/** The centre of the drag handle of the row at `index`, counted from 0. */
async function gripAt(page: Page, index: number): Promise<{ x: number; y: number }> {
  const box = await page
    .getByRole('button', { name: /^نقل «/ })
    .nth(index)
    .boundingBox()
  if (!box) throw new Error(`row ${index} has no grip on screen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('the mouse drags a row to another place, and Escape puts it back (§4)', async ({ page }) => {
  await openHydrated(page, 'admin/youtube')
  await expect(rows(page)).toHaveCount(6)
  for (const isDropped of [false, true]) {
    // `hover` waits until the rows have stopped moving.
    await page.getByRole('button', { name: /^نقل «كيف تُبنى/ }).hover()
    const [from, to] = [await gripAt(page, 0), await gripAt(page, 2)]
    await page.mouse.down()
    await page.mouse.move(from.x, from.y + 20)
    await page.mouse.move(to.x, to.y + 10, { steps: 8 })
    await expect(page.getByText(/» في الموضع 3 من 6/)).toBeAttached()
    if (!isDropped) await page.keyboard.press('Escape')
    await page.mouse.up()
    const title = isDropped ? rows(page).nth(2) : rows(page).first()
    await expect(title).toHaveText(/^كيف تُبنى/)
  }
  await expect(rows(page).first()).toHaveText(/^زلزال في كوب/)
  await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()
})

test('closing the tab with pending changes asks (D-24)', async ({ page }) => {
  await openHydrated(page, 'admin/youtube')
  await page.getByRole('switch').first().click()
  await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()
  const asked = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await expect(page.getByText('تغييرات غير محفوظة')).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } })

  test('a row is dragged by its handle on a phone (§4)', async ({ page, context }) => {
    await openHydrated(page, 'admin/youtube')
    await expect(rows(page)).toHaveCount(6)
    await page
      .getByRole('button', { name: /^نقل «/ })
      .nth(1)
      .scrollIntoViewIfNeeded()
    const [from, to] = [await gripAt(page, 0), await gripAt(page, 1)]
    const client = await context.newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove', y: number) =>
      client.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: from.x, y }] })
    await touch('touchStart', from.y)
    for (let step = 1; step <= 8; step += 1) {
      await touch('touchMove', from.y + ((to.y - from.y) * step) / 8)
    }
    await expect(page.getByText(/» في الموضع 2 من 6/)).toBeAttached()
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(rows(page).nth(1)).toHaveText(/^كيف تُبنى/)
  })
})
