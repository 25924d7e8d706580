import { expect, openHydrated, test } from './page'

test('a link to a tab and a period opens both, and Back undoes each choice (§2, §4, D-23)', {
  tag: '@core',
}, async ({ page }) => {
  await openHydrated(page, 'admin/analytics?tab=traffic&period=30days')
  await expect(page.getByRole('tabpanel', { name: 'الزيارات' })).toBeVisible()
  await expect(page.getByLabel('الفترة')).toHaveValue('30days')
  await expect(page.getByRole('tab', { selected: true })).toHaveText('الزيارات')

  await page.getByRole('tab', { name: 'الإيرادات' }).click()
  await expect(page).toHaveURL(/[?&]tab=revenue/)
  await expect(page).toHaveURL(/[?&]period=30days/)
  await expect(page.getByText(/186,450.ريال/)).toBeVisible()

  await page.getByLabel('الفترة').selectOption('السنة الحالية')
  await expect(page).toHaveURL(/[?&]period=year/)
  await expect(page.getByText(/186,450.ريال/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tabpanel', { name: 'الإيرادات' })).toBeVisible()
  await expect(page.getByLabel('الفترة')).toHaveValue('year')

  await page.goBack()
  await expect(page.getByLabel('الفترة')).toHaveValue('30days')
  await page.goBack()
  await expect(page.getByRole('tabpanel', { name: 'الزيارات' })).toBeVisible()
})

test('the URL leaves out the defaults (D-23)', async ({ page }) => {
  await openHydrated(page, 'admin/analytics?tab=sponsors&period=90days')
  await page.getByRole('tab', { name: 'نظرة عامة' }).click()
  await page.getByLabel('الفترة').selectOption('آخر 7 أيام')
  await expect(page).toHaveURL(/\/admin\/analytics$/)
  await openHydrated(page, 'admin/analytics?tab=none&period=none')
  await expect(page.getByRole('tabpanel', { name: 'نظرة عامة' })).toBeVisible()
})

test('the keyboard switches a chart to its table, and arrow keys change tabs (§2)', async ({
  page,
}) => {
  await openHydrated(page, 'admin/analytics?tab=traffic')
  const hours = page.getByRole('region', { name: 'الزوار خلال 24 ساعة' })
  await expect(hours.locator('.MuiBarChart-element')).toHaveCount(24)
  await hours.getByRole('switch').focus()
  await page.keyboard.press('Space')
  await expect(hours.locator('.MuiBarChart-element')).toHaveCount(0)
  await expect(hours.getByRole('row').filter({ hasText: '16:00' })).toContainText('7,120')

  await page.getByRole('tab', { name: 'الزيارات' }).focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tabpanel', { name: 'الرعاة' })).toBeVisible()
})

test('a tooltip shows the hour, its visitors and their share of the peak (§9, D-23)', async ({
  page,
}) => {
  await openHydrated(page, 'admin/analytics?tab=traffic')
  const hours = page.getByRole('region', { name: 'الزوار خلال 24 ساعة' })
  await hours.locator('.MuiBarChart-element').nth(14).hover()
  await expect(page.locator('.MuiChartsTooltip-root')).toHaveText(
    /14:00.*6,320.زائرًا، .88\.8%. من الذروة/,
  )
})

test('the live chart replaces the static one without an animation, and with reduced motion nothing has a transition', async ({
  page,
}) => {
  await openHydrated(page, 'admin/analytics?tab=traffic')
  const peak = page
    .getByRole('region', { name: 'الزوار خلال 24 ساعة' })
    .locator('.MuiBarChart-element')
    .nth(16)
  await peak.waitFor()
  expect((await peak.boundingBox())?.height).toBe(260)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Not a short one of «all», which each element would start for every inherited colour (`globalStyles`).
  const property = page
    .locator('body')
    .evaluate((body) => getComputedStyle(body).transitionProperty)
  expect(await property).toBe('none')
})

test('chart code is not loaded before a chart is shown', async ({ page }) => {
  const drawings: string[] = []
  page.on('request', (request) => {
    if (/(Bars|Device|Hours)Chart/.test(request.url())) drawings.push(request.url())
  })
  await page.goto('./')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await openHydrated(page, 'admin')
  await expect(page.getByRole('region', { name: 'الزوار خلال 24 ساعة' })).toContainText('7,120')
  await page.waitForLoadState('networkidle')
  expect(drawings, 'the chart of the overview is static').toEqual([])
  await page.getByRole('link', { name: 'عرض التحليلات' }).click()
  await expect(page.locator('.MuiBarChart-element').first()).toBeVisible()
  expect(drawings.length).toBeGreaterThan(0)
})

test('figures are in tabular Western digits', async ({ page }) => {
  await openHydrated(page, 'admin/analytics?tab=revenue')
  const figure = page.getByRole('cell', { name: '62,400 ريال' }).filter({ visible: true })
  await expect(figure).toBeVisible()
  expect(await figure.evaluate((cell) => getComputedStyle(cell).fontVariantNumeric)).toContain(
    'tabular-nums',
  )
  expect(await page.locator('main').innerText()).not.toMatch(/[٠-٩]/)
})
