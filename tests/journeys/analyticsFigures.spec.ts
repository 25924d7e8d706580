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

const rowsOf = async (page: Page, caption: string) => (await cellsOf(page, caption)).slice(1)
const headOf = async (page: Page, caption: string) => (await cellsOf(page, caption))[0]

/** The tiles as label and figure. */
const tilesOf = (page: Page) =>
  page
    .locator('#analytics dl')
    .first()
    .locator('> div')
    .evaluateAll((tiles) =>
      tiles.map((tile) =>
        ['dt', 'dd'].map((part) =>
          tile.querySelector(part)?.textContent?.replaceAll('\u00a0', ' '),
        ),
      ),
    )

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The rectangles of a card's bars; without motion they have their final size at once. */
async function barsOf(region: Locator, count: number): Promise<DOMRect[]> {
  const bars = region.locator('.MuiBarChart-element')
  await expect(bars).toHaveCount(count)
  return bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().toJSON()))
}

const share = (bar: DOMRect | undefined, whole: DOMRect | undefined) =>
  (bar?.width ?? 0) / (whole?.width ?? 1)

test('each tab shows its figures, tables and charts (§2, §3)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await page.clock.setFixedTime('2026-11-20T09:45:00+03:00')
  await openHydrated(page, 'admin/analytics')
  const openTab = (name: string) => page.getByRole('tab', { name }).click()

  await test.step('overview', async () => {
    await expect(page.getByRole('tab')).toHaveText([
      'نظرة عامة',
      'الإيرادات',
      'المحتوى',
      'التفاعل',
      'الزيارات',
      'الرعاة',
    ])
    const period = page.getByLabel('الفترة')
    await expect(period).toHaveValue('7days')
    await expect(period.getByRole('option')).toHaveText([
      'آخر 7 أيام',
      'آخر 30 يومًا',
      'آخر 90 يومًا',
      'السنة الحالية',
    ])
    await expect(page.getByText(/14.إلى.20.نوفمبر.2026/)).toBeVisible()
    const articles = card(page, 'الأكثر قراءة').getByRole('listitem')
    await expect(articles).toHaveCount(5)
    await expect(articles.first()).toContainText('18,420')
    expect(await tilesOf(page)).toEqual([
      ['زوار اليوم', '24,573'],
      ['مشاهدات الصفحات', '87,241'],
      ['معدل الارتداد', '34.2%'],
      ['متوسط الجلسة', '4:32'],
    ])
    const live = card(page, 'الآن على الموقع')
    for (const text of ['الزوار الآن1,284', 'صفحات نشطة342', 'متوسط وقت الصفحة2:47'])
      await expect(live).toContainText(text)
    await expect(live.getByRole('listitem')).toHaveText([
      'الرئيسية386',
      'رياضة214',
      'مصر168',
      'تكنولوجيا121',
    ])
    const [first, ...rest] = await barsOf(card(page, 'مصادر الزيارات'), 5)
    for (const [index, percent] of [28, 19, 7, 4].entries()) {
      expect(share(rest[index], first)).toBeCloseTo(percent / 42, 1)
      // Bars grow from the inline start (right in Arabic).
      expect(rest[index]?.right).toBeCloseTo(first?.right ?? 0, 0)
    }
    expect((await rowsOf(page, 'التوزيع الجغرافي')).map((row) => row.slice(0, 2))).toEqual([
      ['السعودية', '35%'],
      ['الإمارات', '22%'],
      ['مصر', '18%'],
      ['الكويت', '12%'],
      ['دول أخرى', '13%'],
    ])
    await expect(card(page, 'الأجهزة').locator('.MuiPieChart-arcLabel')).toHaveCount(3)
    expect(await rowsOf(page, 'الأجهزة')).toEqual([
      ['هاتف', '64%', '15,727'],
      ['حاسوب', '27%', '6,635'],
      ['لوحي', '9%', '2,211'],
    ])
  })

  await test.step('the table of a chart is there for screen readers, and can replace it', async () => {
    const sources = card(page, 'مصادر الزيارات')
    const table = sources.getByRole('table', { name: 'مصادر الزيارات' })
    expect(await table.evaluate((it) => it.parentElement?.offsetWidth), 'not visible').toBe(1)
    await expect(sources.locator('[aria-hidden] svg.MuiChartsSvgLayer-root')).toHaveCount(1)
    const asTable = sources.getByRole('switch', { name: 'عرض في جدول: مصادر الزيارات' })
    await asTable.press('Space')
    await expect(asTable).toBeChecked()
    await expect(sources.locator('.MuiBarChart-element')).toHaveCount(0)
    expect(await headOf(page, 'مصادر الزيارات')).toEqual([
      'المصدر',
      'النسبة',
      'الزوار',
      'النمو',
      'متوسط الجلسة',
    ])
    expect((await rowsOf(page, 'مصادر الزيارات'))[2]).toEqual([
      'شبكات اجتماعية',
      '19%',
      '4,669',
      'انخفاض 1.6%',
      '3:18',
    ])
    await asTable.press('Space')
    await barsOf(sources, 5)
    const figures = await tilesOf(page)
    await page.getByLabel('الفترة').selectOption('year')
    await expect(page.getByText(/1.يناير.إلى.20.نوفمبر.2026/)).toBeVisible()
    expect(await tilesOf(page), 'D-23: a period changes no figure').toEqual(figures)
  })

  await test.step('revenue', async () => {
    await openTab('الإيرادات')
    await expect(page.getByRole('table', { name: 'الرعاة' })).toBeVisible()
    expect(await tilesOf(page)).toEqual([
      ['إجمالي الإيرادات', '186,450 ريال'],
      ['إيرادات الإعلانات', '124,300 ريال'],
      ['المحتوى المدفوع', '62,150 ريال'],
      ['متوسط إيراد الزائر', '1.25 ريال'],
    ])
    expect(await cellsOf(page, 'الرعاة')).toEqual([
      ['الراعي', 'الحملات', 'الظهور', 'النقرات', 'نسبة النقر', 'الإيراد'],
      ['مصرف السنابل', '4', '1,240,000', '9,920', '0.80%', '62,400 ريال'],
      ['متجر الواحة', '3', '980,000', '6,370', '0.65%', '48,750 ريال'],
      ['دروب للسفر', '2', '742,000', '5,565', '0.75%', '36,200 ريال'],
      ['نجمة للاتصالات', '5', '610,000', '2,440', '0.40%', '24,600 ريال'],
      ['مكتبة المدينة', '1', '286,000', '2,860', '1.00%', '14,500 ريال'],
    ])
  })

  await test.step('content', async () => {
    await openTab('المحتوى')
    await expect(page.getByRole('table', { name: 'أداء المقالات' })).toBeVisible()
    const [articleHead, ...articles] = await cellsOf(page, 'أداء المقالات')
    expect(articleHead?.slice(1)).toEqual(['المشاهدات', 'وقت القراءة', 'المشاركات', 'الإيراد'])
    expect(articles).toHaveLength(5)
    expect(articles[0]?.slice(1)).toEqual(['18,420', '5:12', '1,264', '2,310 ريال'])
    const [head, ...sections] = await cellsOf(page, 'أداء الأقسام')
    expect(head?.slice(1)).toEqual(['المقالات', 'المشاهدات', 'التفاعل', 'الإيراد'])
    expect(sections).toHaveLength(9)
    expect(sections[0]).toEqual(['عاجل', '412', '148,300', '5.2%', '38,900 ريال'])
  })

  await test.step('engagement', async () => {
    await openTab('التفاعل')
    await expect(page.getByRole('table', { name: 'الأكثر تفاعلًا' })).toBeVisible()
    expect(await tilesOf(page)).toEqual([
      ['متوسط القراءة', '3:41'],
      ['معدل التفاعل', '6.4%'],
      ['نسبة النقر', '3.8%'],
      ['معدل العودة', '42.6%'],
    ])
    const rows = await rowsOf(page, 'الأكثر تفاعلًا')
    expect(
      rows.map((row) => row.slice(1)),
      'the most engaging first',
    ).toEqual([
      ['9.2%', '158'],
      ['8.4%', '186'],
      ['7.1%', '241'],
      ['6.3%', '97'],
      ['5.8%', '64'],
    ])
  })

  await test.step('traffic', async () => {
    await openTab('الزيارات')
    const hours = card(page, 'الزوار خلال 24 ساعة')
    const bars = await barsOf(hours, 24)
    const heights = bars.map(({ height }) => height)
    expect(heights[16], '§9: 7120 at 16:00 fills the plot').toBeCloseTo(PLOT, 0)
    expect(heights[4]).toBeCloseTo((280 / PEAK_VISITORS) * PLOT, -0.5)
    expect(Math.max(...heights)).toBe(heights[16])
    expect(Math.min(...heights)).toBe(heights[4])
    expect(bars[0]?.left, 'time runs from right to left').toBeGreaterThan(bars[23]?.right ?? 0)
    const peak = hours.locator('.MuiBarChart-element').nth(16)
    await expect(peak, 'the colours of the scheme').toHaveCSS('fill', 'rgb(251, 146, 60)')
    await expect(hours).toContainText('الذروة 16:00 · الأقل 04:00')
    const visitors = await rowsOf(page, 'الزوار خلال 24 ساعة')
    expect(visitors).toHaveLength(24)
    expect(visitors[16]).toEqual(['16:00', '7,120', '7,188', '100%'])
    await expect(hours.locator('.MuiChartsAxis-tickLabel')).toHaveText([
      ...['00:00', '04:00', '08:00', '12:00', '16:00', '20:00'],
      ...['0', '2,000', '4,000', '6,000'],
    ])
    expect((await rowsOf(page, 'المتصفحات')).map((row) => row.slice(0, 2))).toEqual([
      ['كروم', '52%'],
      ['سفاري', '27%'],
      ['إيدج', '9%'],
      ['فايرفوكس', '6%'],
      ['متصفحات أخرى', '6%'],
    ])
    const [head, first] = await cellsOf(page, 'أداء الصفحات')
    expect(head?.slice(1)).toEqual(['المشاهدات', 'معدل الارتداد', 'متوسط الوقت', 'معدل الخروج'])
    expect(first).toEqual(['الرئيسية/', '21,640', '28.4%', '1:52', '22.1%'])
    await barsOf(card(page, 'مسار التحويل'), 5)
    expect(await rowsOf(page, 'مسار التحويل')).toEqual([
      ['زيارة الرئيسية', '18,240', '100%', '—'],
      ['تصفح المقالات', '12,768', '70%', '70%'],
      ['قراءة مقال كامل', '7,296', '40%', '57.1%'],
      ['التفاعل', '2,736', '15%', '37.5%'],
      ['الاشتراك في النشرة', '912', '5%', '33.3%'],
    ])
    const journey = card(page, 'رحلة المستخدم').getByRole('listitem')
    await expect(journey).toHaveCount(5)
    await expect(journey.nth(1)).toContainText(/اختيار قسم78% من الزوار · متوسط الوقت.1:12/)
    await page.setViewportSize({ width: 360, height: 780 })
    await barsOf(card(page, 'مسار التحويل'), 5)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  await test.step('sponsors', async () => {
    await openTab('الرعاة')
    const first = card(page, 'مصرف السنابل')
    for (const text of [
      /الإيراد62,400.ريال33.5% من إيراد الرعاة/,
      /الحملات4الظهور1,240,000النقرات9,920نسبة النقر0.80%/,
      /الإيراد لكل نقرة6.29.ريال/,
    ])
      await expect(first).toContainText(text)
    for (const name of ['متجر الواحة', 'دروب للسفر', 'نجمة للاتصالات', 'مكتبة المدينة'])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  })
})
