import type { Locator, Page } from 'playwright/test'
import { PEAK_VISITORS } from '@/admin/analytics/arithmetic'
import { PLOT } from '@/admin/analytics/charts/HourColumns'
import { expect, openHydrated, test } from './page'

/** The cells of the table with this caption: those of its head, then those of each row. */
function cellsOf(page: Page, caption: string): Promise<string[][]> {
  return page.getByRole('table', { name: caption }).evaluate((table) =>
    Array.from((table as HTMLTableElement).rows, ({ cells }) =>
      Array.from(cells, (cell) => {
        const copy = (cell.querySelector('thead button') ?? cell).cloneNode(true) as HTMLElement
        copy.querySelector('[data-phone-label]')?.remove()
        return (copy.textContent ?? '').replaceAll('\u00a0', ' ')
      }),
    ),
  )
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The rectangles of a card's bars; without motion they have their final size at once. */
async function barsOf(bars: Locator, count: number): Promise<DOMRect[]> {
  await expect(bars).toHaveCount(count)
  // A tab's panel may be rendered before it is shown.
  await expect(bars.first()).toBeVisible()
  return bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().toJSON()))
}

/** Of each tab: its first tiles, and the heads of its tables after the first column, as far as §2 lists them. */
const TABS = [
  ['نظرة عامة', ['زوار اليوم', 'مشاهدات الصفحات', 'معدل الارتداد', 'متوسط الجلسة'], {}],
  [
    'الإيرادات',
    ['إجمالي الإيرادات', 'إيرادات الإعلانات', 'المحتوى المدفوع', 'متوسط إيراد الزائر'],
    { الرعاة: ['الحملات', 'الظهور', 'النقرات', 'نسبة النقر', 'الإيراد'] },
  ],
  [
    'المحتوى',
    [],
    {
      'أداء المقالات': ['المشاهدات', 'وقت القراءة', 'المشاركات', 'الإيراد'],
      'أداء الأقسام': ['المقالات', 'المشاهدات', 'التفاعل', 'الإيراد'],
    },
  ],
  ['التفاعل', ['متوسط القراءة', 'معدل التفاعل', 'نسبة النقر', 'معدل العودة'], {}],
  [
    'الزيارات',
    [],
    { 'أداء الصفحات': ['المشاهدات', 'معدل الارتداد', 'متوسط الوقت', 'معدل الخروج'] },
  ],
  ['الرعاة', [], {}],
] as const

test('each tab shows its tiles and its tables (§2, §3)', async ({ page }) => {
  await openHydrated(page, 'admin/analytics')
  await expect(page.getByRole('tab')).toHaveText(TABS.map(([name]) => name))
  await expect(page.getByLabel('الفترة', { exact: true }).getByRole('option')).toHaveText([
    'آخر 7 أيام',
    'آخر 30 يومًا',
    'آخر 90 يومًا',
    'السنة الحالية',
  ])
  for (const [name, tiles, tables] of TABS) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    if (tiles.length > 0)
      await expect(page.locator('#analytics dl').first().locator('dt')).toHaveText([...tiles])
    for (const [caption, heads] of Object.entries(tables)) {
      await expect(page.getByRole('table', { name: caption })).toBeVisible()
      expect((await cellsOf(page, caption))[0]?.slice(1), caption).toEqual(heads)
    }
  }
  await expect(card(page, 'مصرف السنابل')).toContainText(/الإيراد لكل نقرة6.29.ريال/)
})

test('a chart is as its figures are, from right to left, with a table for screen readers (§9)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, 'admin/analytics')
  const sources = card(page, 'مصادر الزيارات')
  const [first, ...rest] = await barsOf(sources.locator('[data-bar=part]'), 5)
  for (const [index, percent] of [28, 19, 7, 4].entries()) {
    expect((rest[index]?.width ?? 0) / (first?.width ?? 1)).toBeCloseTo(percent / 42, 1)
    expect(rest[index]?.right, 'from the right edge').toBeCloseTo(first?.right ?? 0, 0)
  }
  const table = sources.getByRole('table', { name: 'مصادر الزيارات' })
  expect(await table.evaluate((it) => it.parentElement?.offsetWidth), 'not visible').toBe(1)
  await expect(sources.locator('[aria-hidden] ul')).toHaveCount(1)
  expect((await cellsOf(page, 'مصادر الزيارات'))[3]?.[1]).toBe('19%')

  await page.getByRole('tab', { name: 'الزيارات' }).click()
  const hours = card(page, 'الزوار خلال 24 ساعة')
  const bars = await barsOf(hours.locator('svg rect[rx]'), 24)
  // 3 px of each are below the axis, where its round corners are cut off.
  const heights = bars.map(({ height }) => height - 3)
  expect(heights[16], '§9: 7120 at 16:00 fills the plot').toBeCloseTo(PLOT, 0)
  expect(heights[4]).toBeCloseTo((280 / PEAK_VISITORS) * PLOT, -0.5)
  expect(Math.min(...heights)).toBe(heights[4])
  expect(bars[0]?.left, 'time runs from right to left').toBeGreaterThan(bars[23]?.right ?? 0)
  await expect(hours).toContainText('الذروة 16:00 · الأقل 04:00')
  const steps = await cellsOf(page, 'مسار التحويل')
  expect(steps.at(-1)).toEqual(['الاشتراك في النشرة', '912', '5%', '33.3%'])
})

test('a link to a tab and a period opens both, and Back undoes each choice (§2, §4, D-23)', async ({
  page,
}) => {
  await openHydrated(page, 'admin/analytics?tab=traffic&period=30days')
  await expect(page.getByRole('tabpanel', { name: 'الزيارات' })).toBeVisible()
  await expect(page.getByLabel('الفترة', { exact: true })).toHaveValue('30days')
  await page.getByRole('tab', { name: 'الإيرادات' }).click()
  await expect(page.getByText(/186,450.ريال/)).toBeVisible()
  await page.getByLabel('الفترة', { exact: true }).selectOption('السنة الحالية')
  await expect(page).toHaveURL(/\?tab=revenue&period=year$/)
  await expect(page.getByText(/186,450.ريال/), 'a period changes no figure').toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('الفترة', { exact: true })).toHaveValue('30days')
  await page.goBack()
  await expect(page.getByRole('tabpanel', { name: 'الزيارات' })).toBeVisible()
})

test('the hours: their tooltip, and their table by keyboard (§2, §9, D-23)', async ({ page }) => {
  await openHydrated(page, 'admin/analytics?tab=traffic')
  const hours = card(page, 'الزوار خلال 24 ساعة')
  const bars = hours.locator('svg rect[rx]')
  await expect(hours.locator('svg g title').nth(14)).toHaveText(
    /14:00.*6,320.زائرًا، .88\.8%. من الذروة/,
  )
  await hours.getByRole('switch').press('Space')
  await expect(bars).toHaveCount(0)
  await expect(hours.getByRole('row').filter({ hasText: '16:00' })).toContainText('7,120')
})
