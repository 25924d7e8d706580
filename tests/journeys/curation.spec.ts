import type { Locator, Page } from 'playwright/test'
import { recommendedProfiles, trendingTweets } from '@/content/admin/curatedPosts'
import { agree, deskOf, moveLiftedTo, rowsOf } from './desk'
import { expect, openHydrated, openReady, test, waitForHydration } from './page'

const VIDEOS = 'المقاطع الرائجة'
const POSTS = 'المنشورات الرائجة'

const headings = (page: Page) => rowsOf(page, VIDEOS).getByRole('heading')

test('an editor reorders by keyboard alone and saves (§4, D-24)', {
  tag: '@core',
}, async ({ page, consoleLines }) => {
  await openHydrated(page, 'admin/youtube')
  const { unsaved, saveButton, save, undo } = deskOf(page)
  const titles = headings(page)
  await expect(titles).toHaveCount(6)
  await expect(page.getByRole('tab')).toHaveText(['المقاطع الرائجة6', 'القنوات المقترحة4'])
  await expect(saveButton).toHaveCount(0)

  await page.getByRole('button', { name: /^نقل «كيف تُبنى/ }).focus()
  await page.keyboard.press('Space')
  await moveLiftedTo(page, 1, 2)
  await page.keyboard.press('Space')
  await expect(titles.first()).toHaveText(/^زلزال في كوب/)
  await expect(titles.nth(1)).toHaveText(/^كيف تُبنى/)
  await expect(unsaved).toBeVisible()

  await save()
  await expect(unsaved).toBeHidden()
  expect(consoleLines.splice(0), 'a save only logs').toEqual([
    expect.stringContaining('[curation] saved'),
  ])

  await page.reload()
  await expect(titles.first(), 'also after a reload (D-4)').toHaveText(/^زلزال في كوب/)
  await page.getByRole('button', { name: 'أعد الأصل' }).click()
  const sure = page.getByRole('alertdialog', { name: 'هل تريد إعادة الأصل في «الفيديو»؟' })
  await sure.getByRole('button', { name: 'أعد الأصل' }).click()
  await expect(titles.first()).toHaveText(/^كيف تُبنى/)
  await undo()
  await expect(titles.first()).toHaveText(/^زلزال في كوب/)
  await expect(page.getByText(/من مكان آخر/), 'nobody else has saved').toHaveCount(0)
  consoleLines.length = 0
})

test('two tabs: the newest save wins, and the older tab can have its edits back (D-4)', {
  tag: '@core',
}, async ({ page, context, consoleLines }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await openReady(tab, 'admin/twitter')
  const { told, unsaved, save, undo } = deskOf(page)
  const elsewhere = deskOf(other)
  const row = (tab: Page, index: number) => rowsOf(tab, POSTS).nth(index)
  const toggle = async (tab: Page, index: number) => {
    // Chromium slows down what is behind another tab.
    await tab.bringToFront()
    await row(tab, index).getByRole('switch').click()
  }

  await toggle(other, 0)
  await elsewhere.save()
  await expect(row(page, 0)).toContainText('معطّل')
  await expect(told).toContainText('حُفظت قائمة «المنشورات الرائجة» من مكان آخر')
  await expect(unsaved).toBeHidden()

  // A field that is open, and in which nothing is typed, does not write what it had before.
  await page.bringToFront()
  await row(page, 3)
    .getByRole('button', { name: /^تعديل/ })
    .click()
  await expect(row(page, 3).getByRole('textbox').first()).toBeFocused()
  await toggle(page, 1)
  await toggle(other, 2)
  await elsewhere.save()
  await expect(row(page, 2)).toContainText('معطّل')
  await expect(row(page, 1)).not.toContainText('معطّل')
  await expect(unsaved).toBeHidden()
  await page.bringToFront()
  await undo()
  await expect(row(page, 1)).toContainText('معطّل')
  await expect(row(page, 2), 'the edits are made in the new version').toContainText('معطّل')
  await save()
  await expect(row(other, 1), 'the other one follows').toContainText('معطّل')
  // Each save is logged.
  consoleLines.length = 0
})

const switchOf = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'زلزال في كوب' }).getByRole('switch')

test('unsaved edits: a reload asks, and offers them again; leaving drops them (D-24)', {
  tag: '@core',
}, async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (leaving) => {
    asked.push(leaving.type())
    return leaving.accept()
  })
  await openHydrated(page, 'admin/youtube')
  const toggle = switchOf(page)
  const { unsaved, undo } = deskOf(page)
  const offer = page.getByText(/^لديك تعديلات غير محفوظة في قائمة «المقاطع الرائجة» من /)
  await toggle.click()
  await expect(unsaved).toBeVisible()
  await page.reload()
  expect(asked, 'the browser asks first').toEqual(['beforeunload'])
  await expect(offer).toBeVisible()
  await expect(toggle).toBeChecked()
  await page.getByRole('button', { name: 'تجاهلها' }).click()
  await expect(offer).toBeHidden()
  await undo()
  await expect(toggle).not.toBeChecked()
  await expect(unsaved).toBeVisible()

  await page.getByRole('link', { name: 'الفئات' }).click()
  await agree(page, 'مغادرة')
  await expect(page.getByRole('heading', { level: 1, name: 'الفئات' })).toBeVisible()
  await page.goBack()
  await expect(toggle).toBeChecked()
  await page.reload()
  await waitForHydration(page)
  await expect(offer, 'the editor left them').toBeHidden()
})

test('the preview follows what is not saved; readers see what was saved (D-34)', async ({
  page,
  context,
}) => {
  await openHydrated(page, 'admin/youtube')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^معاينة/ }).click()
  const preview = await opened
  await waitForHydration(preview)
  const shown = (tab: Page) =>
    tab.getByRole('region', { name: 'الأكثر رواجًا' }).getByRole('heading', { level: 3 })
  const mark = preview.getByText('معاينة: غير محفوظ')
  await expect(shown(preview)).toHaveCount(6)
  await expect(mark).toBeHidden()

  await switchOf(page).click()
  await expect(shown(preview)).toHaveCount(5)
  await expect(mark).toBeVisible()
  await preview.reload()
  await expect(shown(preview), 'the reload has no old list').toHaveCount(5)
  await preview.getByRole('banner').getByRole('link', { name: 'منشورات' }).click()
  await expect(mark, 'on every page of the tab').toBeVisible()
  const reader = await context.newPage()
  await openHydrated(reader, 'youtube')
  await expect(shown(reader)).toHaveCount(6)
  await expect(reader.getByText('معاينة: غير محفوظ')).toBeHidden()
  await preview.bringToFront()
  await preview.getByRole('button', { name: 'إنهاء المعاينة' }).click()
  await expect(mark).toBeHidden()
  await preview.goBack()
  await expect(shown(preview)).toHaveCount(6)
})

test('a row is edited in place, and another is added to its tab (§3, §4)', async ({ page }) => {
  await openHydrated(page, 'admin/youtube')
  const { unsaved } = deskOf(page)
  const second = rowsOf(page, VIDEOS).nth(1)
  const toggle = second.getByRole('switch', { name: /^تفعيل/ })
  await toggle.click()
  await expect(unsaved).toBeVisible()
  await toggle.click()
  await expect(unsaved, 'nothing is left to save').toBeHidden()

  // As a click on its button.
  await second.getByRole('heading').dblclick()
  await second.getByLabel('العنوان بالعربية').fill('عنوان آخر')
  await expect(second.getByRole('heading'), 'shown at once').toHaveText('عنوان آخر')
  const link = second.getByLabel('رابط المقطع')
  await link.fill('javascript:alert(1)')
  await expect(link).toHaveAttribute('aria-invalid', 'true')
  await expect(second.getByRole('link'), 'D-26: not a web address').toHaveCount(0)
  await link.press('Enter')
  await expect(second.getByRole('button', { name: /^تعديل/ })).toBeFocused()

  await page.getByRole('tab', { name: /القنوات/ }).click()
  await page.getByRole('button', { name: 'إضافة قناة' }).click()
  const added = rowsOf(page, 'القنوات المقترحة').last()
  await expect(added.getByRole('heading')).toHaveText('قناة جديدة')
  await expect(added.getByLabel('الاسم بالعربية'), 'it is open for editing').toBeFocused()
  await page.getByRole('tab', { name: /المقاطع/ }).click()
  await expect(second.getByRole('heading'), 'another tab loses nothing').toHaveText('عنوان آخر')
})

test('posts and profiles are edited and saved together by keyboard: what was not touched is as it was (§2, §7)', async ({
  page,
  consoleLines,
}) => {
  await openHydrated(page, 'admin/twitter')
  const first = rowsOf(page, POSTS).first()
  await first.getByRole('button', { name: /^تعديل/ }).press('Enter')
  const likes = first.getByLabel('الإعجابات')
  await likes.fill('')
  await expect(first).toContainText('0 إعجاب')
  await likes.press('Tab')
  await expect(likes, 'an empty count is 0').toHaveValue('0')
  await likes.fill('12')
  await likes.press('Enter')
  await expect(first).toContainText('12 إعجابًا')
  await first.getByRole('switch').press('Space')
  await expect(first).toContainText('معطّل')

  await page.getByRole('tab', { name: /المنشورات/ }).press('ArrowLeft')
  await page.keyboard.press('Enter')
  const names = rowsOf(page, 'الحسابات المقترحة').getByRole('heading')
  await page.getByRole('button', { name: 'إضافة حساب' }).press('Enter')
  await page.keyboard.type('حساب الحي')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'نقل «حساب الحي»' }).press('Alt+ArrowUp')
  await expect(names.nth(3)).toHaveText('حساب الحي')

  const [post, ...posts] = trendingTweets
  const last = recommendedProfiles.at(-1)
  const logged = page.waitForEvent('console', (line) => line.text().startsWith('[curation] saved'))
  await deskOf(page).save()
  expect(await (await logged).args()[1]?.jsonValue(), 'both lists, once').toEqual({
    tweets: [{ ...post, likes: 12, isActive: false }, ...posts],
    profiles: [
      ...recommendedProfiles.slice(0, -1),
      expect.objectContaining({ username: 'حساب الحي', order: 4, isActive: true }),
      { ...last, order: 5 },
    ],
  })
  expect(consoleLines.splice(0)).toHaveLength(1)
})

test('the save button is visible anywhere in a long edited list, and nothing covers it (§4)', async ({
  page,
  consoleLines,
}) => {
  await openHydrated(page, 'admin/youtube')
  const { saveButton, told } = deskOf(page)
  await page.getByRole('switch').first().click()
  for (const [width, height] of [
    [1280, 720],
    [360, 780],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const share of [0, 0.5, 1]) {
      await page.evaluate(
        (to) => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) * to),
        share,
      )
      await expect(saveButton, `${width} px, at ${share}`).toBeInViewport({ ratio: 1 })
    }
  }
  // By coordinates: a locator would scroll to a button that is covered or outside the viewport.
  const at = await centreOf(saveButton)
  await page.mouse.click(at.x, at.y)
  await expect(told).toContainText('تم حفظ التغييرات بنجاح')
  // The demo logs what it saves.
  consoleLines.length = 0
})

async function centreOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox()
  if (!box) throw new Error('It has no box')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

const gripAt = (page: Page, index: number) =>
  centreOf(page.getByRole('button', { name: /^نقل «/ }).nth(index))

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } })

  test('a row is dragged by its handle on a phone (§4)', async ({ page, context }) => {
    await openHydrated(page, 'admin/youtube')
    await expect(headings(page)).toHaveCount(6)
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
    await expect(headings(page).nth(1)).toHaveText(/^كيف تُبنى/)
  })
})
