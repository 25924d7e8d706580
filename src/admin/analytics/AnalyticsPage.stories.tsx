import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'
import { tablet } from '../../../.storybook/tablet'
import { PEAK_VISITORS } from './arithmetic'
import { PLOT } from './charts/chartSizes'
import { card, drawnBars, tableHeaders, tableRows, tileFigures } from './storySteps'

const meta = preview.meta({
  title: 'Admin/Analytics',
  parameters: { route: '/admin/analytics' },
})

const at = (tab: string) => ({ parameters: { route: `/admin/analytics?tab=${tab}` } })

export const Overview = meta.story({
  play: async ({ canvas, step }) => {
    await card(canvas, 'الأكثر قراءة')
    await step('Spec §2: six tabs, overview first; the last 7 days are the default', async () => {
      await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
        'نظرة عامة',
        'الإيرادات',
        'المحتوى',
        'التفاعل',
        'الزيارات',
        'الرعاة',
      ])
      await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('نظرة عامة')
      await expect(canvas.getByRole('tabpanel', { name: 'نظرة عامة' })).toBeVisible()
      const period = canvas.getByLabelText('الفترة')
      await expect(period).toHaveValue('7days')
      await expect(
        within(period)
          .getAllByRole('option')
          .map((one) => one.textContent),
      ).toEqual(['آخر 7 أيام', 'آخر 30 يومًا', 'آخر 90 يومًا', 'السنة الحالية'])
      await canvas.findByText(/14 إلى.20 نوفمبر 2026|14.إلى.20.نوفمبر 2026/)
    })
    await step('Spec §2: today’s visitors, page views, bounce rate, average session', async () => {
      await expect(tileFigures()).toEqual([
        ['زوار اليوم', '24,573'],
        ['مشاهدات الصفحات', '87,241'],
        ['معدل الارتداد', '34.2%'],
        ['متوسط الجلسة', '4:32'],
      ])
    })
    await step('Spec §2: most-read articles', async () => {
      const articles = within(await card(canvas, 'الأكثر قراءة')).getAllByRole('listitem')
      await expect(articles).toHaveLength(5)
      await expect(articles[0]).toHaveTextContent('18,420')
    })
    await step('Spec §2: the live-activity box', async () => {
      const box = await card(canvas, 'الآن على الموقع')
      for (const text of ['الزوار الآن1,284', 'صفحات نشطة342', 'متوسط وقت الصفحة2:47'])
        await expect(box).toHaveTextContent(text)
      await expect(
        within(box)
          .getAllByRole('listitem')
          .map((page) => page.textContent),
      ).toEqual(['/386', '/sports214', '/countries/egypt168', '/technology121'])
    })
    await step('Spec §2: traffic sources with bars, each as long as its share', async () => {
      const bars = await drawnBars(await card(canvas, 'مصادر الزيارات'), 5)
      const [first = new DOMRect(), ...rest] = bars
      const shares = [28, 19, 7, 4]
      for (const [index, bar] of rest.entries()) {
        await expect(bar.width / first.width).toBeCloseTo((shares[index] ?? 0) / 42, 1)
        // Bars grow from the inline start (right in Arabic).
        await expect(bar.right).toBeCloseTo(first.right, 0)
      }
    })
    await step('Spec §2: geographic split', async () => {
      await expect(tableRows('التوزيع الجغرافي').map((row) => row.slice(0, 2))).toEqual([
        ['السعودية', '35%'],
        ['الإمارات', '22%'],
        ['مصر', '18%'],
        ['الكويت', '12%'],
        ['دول أخرى', '13%'],
      ])
    })
    await step('Spec §2: device split, named at the ring', async () => {
      const devices = await card(canvas, 'الأجهزة')
      await waitFor(() => expect(devices.querySelectorAll('.MuiPieChart-arcLabel')).toHaveLength(3))
      await expect(tableRows('الأجهزة')).toEqual([
        ['هاتف', '64%', '15,727'],
        ['حاسوب', '27%', '6,635'],
        ['لوحي', '9%', '2,211'],
      ])
    })
  },
})

export const TablesForCharts = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const sources = await card(canvas, 'مصادر الزيارات')
    await drawnBars(sources, 5)
    await step('the table is there for screen readers before it is shown', async () => {
      const table = within(sources).getByRole('table', { name: 'مصادر الزيارات' })
      await expect(table.getBoundingClientRect().width).toBeGreaterThan(0)
      await expect(table.parentElement?.offsetWidth).toBe(1)
      await expect(
        sources.querySelector('svg.MuiChartsSvgLayer-root')?.closest('[aria-hidden]'),
      ).not.toBe(null)
    })
    await step('«عرض في جدول» puts it in the drawing’s place, and back', async () => {
      const choice = within(sources).getByRole('switch', { name: 'عرض في جدول: مصادر الزيارات' })
      await expect(choice).not.toBeChecked()
      choice.focus()
      await userEvent.keyboard(' ')
      await expect(choice).toBeChecked()
      await expect(sources.querySelector('.MuiBarChart-element')).toBeNull()
      await expect(tableHeaders('مصادر الزيارات')).toEqual([
        'المصدر',
        'النسبة',
        'الزوار',
        'النمو',
        'متوسط الجلسة',
      ])
      await expect(tableRows('مصادر الزيارات')[2]).toEqual([
        'شبكات اجتماعية',
        '19%',
        '4,669',
        'انخفاض 1.6%',
        '3:18',
      ])
      await userEvent.click(choice)
      await drawnBars(sources, 5)
      await userEvent.click(choice)
    })
  },
})

export const Revenue = meta.story({
  ...at('revenue'),
  play: async ({ canvas, step }) => {
    await card(canvas, 'الرعاة')
    await step('Spec §2: total, ads, paid content, average per visitor; in riyal', async () => {
      await expect(tileFigures()).toEqual([
        ['إجمالي الإيرادات', '186,450 ريال'],
        ['إيرادات الإعلانات', '124,300 ريال'],
        ['المحتوى المدفوع', '62,150 ريال'],
        ['متوسط إيراد الزائر', '1.25 ريال'],
      ])
    })
    await step('Spec §2: the sponsor table', async () => {
      await expect(tableHeaders('الرعاة')).toEqual([
        'الراعي',
        'الحملات',
        'الظهور',
        'النقرات',
        'نسبة النقر',
        'الإيراد',
      ])
      await expect(tableRows('الرعاة')).toEqual([
        ['مصرف السنابل', '4', '1,240,000', '9,920', '0.80%', '62,400 ريال'],
        ['متجر الواحة', '3', '980,000', '6,370', '0.65%', '48,750 ريال'],
        ['دروب للسفر', '2', '742,000', '5,565', '0.75%', '36,200 ريال'],
        ['نجمة للاتصالات', '5', '610,000', '2,440', '0.40%', '24,600 ريال'],
        ['مكتبة المدينة', '1', '286,000', '2,860', '1.00%', '14,500 ريال'],
      ])
    })
  },
})

export const Content = meta.story({
  ...at('content'),
  play: async ({ canvas, step }) => {
    await card(canvas, 'أداء المقالات')
    await step('Spec §2: articles with views, read time, shares, revenue', async () => {
      await expect(tableHeaders('أداء المقالات').slice(1)).toEqual([
        'المشاهدات',
        'وقت القراءة',
        'المشاركات',
        'الإيراد',
      ])
      await expect(tableRows('أداء المقالات')).toHaveLength(5)
      await expect(tableRows('أداء المقالات')[0]?.slice(1)).toEqual([
        '18,420',
        '5:12',
        '1,264',
        '2,310 ريال',
      ])
    })
    await step('Spec §2: categories with articles, views, engagement, revenue', async () => {
      await expect(tableHeaders('أداء الأقسام').slice(1)).toEqual([
        'المقالات',
        'المشاهدات',
        'التفاعل',
        'الإيراد',
      ])
      await expect(tableRows('أداء الأقسام')).toHaveLength(9)
      await expect(tableRows('أداء الأقسام')[0]).toEqual([
        'عاجل',
        '412',
        '148,300',
        '5.2%',
        '38,900 ريال',
      ])
    })
  },
})

export const Engagement = meta.story({
  ...at('engagement'),
  play: async ({ canvas, step }) => {
    await card(canvas, 'الأكثر تفاعلًا')
    await step('Spec §2: average read time, engagement, click and return rate', async () => {
      await expect(tileFigures()).toEqual([
        ['متوسط وقت القراءة', '3:41'],
        ['معدل التفاعل', '6.4%'],
        ['نسبة النقر', '3.8%'],
        ['معدل العودة', '42.6%'],
      ])
    })
    await step(
      'Spec §3: an article’s engagement and comments, the most engaging first',
      async () => {
        await expect(tableRows('الأكثر تفاعلًا').map((row) => row.slice(1))).toEqual([
          ['9.2%', '158'],
          ['8.4%', '186'],
          ['7.1%', '241'],
          ['6.3%', '97'],
          ['5.8%', '64'],
        ])
      },
    )
  },
})

export const Traffic = meta.story({
  ...at('traffic'),
  play: async ({ canvas, step }) => {
    const hours = await card(canvas, 'الزوار خلال 24 ساعة')
    await step('Spec §2, §9: 24 bars that scale to 7120 at 16:00; the low is 04:00', async () => {
      const bars = await drawnBars(hours, 24)
      const [midnight = new DOMRect()] = bars
      await expect(bars[16]?.height).toBeCloseTo(PLOT, 0)
      await expect(bars[4]?.height).toBeCloseTo((280 / PEAK_VISITORS) * PLOT, -0.5)
      await expect(Math.max(...bars.map(({ height }) => height))).toBe(bars[16]?.height)
      await expect(Math.min(...bars.map(({ height }) => height))).toBe(bars[4]?.height)
      // The time axis runs from right to left.
      await expect(midnight.left).toBeGreaterThan(bars[23]?.right ?? Infinity)
      await expect(hours).toHaveTextContent('الذروة 16:00 · الأقل 04:00')
      await expect(tableRows('الزوار خلال 24 ساعة')).toHaveLength(24)
      await expect(tableRows('الزوار خلال 24 ساعة')[16]).toEqual([
        '16:00',
        '7,120',
        '7,188',
        '100%',
      ])
    })
    await step('hours and scale are written out', async () => {
      const ticks = Array.from(hours.querySelectorAll('.MuiChartsAxis-tickLabel'))
      await expect(ticks.map((tick) => tick.textContent)).toEqual([
        ...['00:00', '04:00', '08:00', '12:00', '16:00', '20:00'],
        ...['0', '2,000', '4,000', '6,000'],
      ])
    })
    await step('Spec §2: browser stats', async () => {
      await expect(tableRows('المتصفحات').map((row) => row.slice(0, 2))).toEqual([
        ['كروم', '52%'],
        ['سفاري', '27%'],
        ['إيدج', '9%'],
        ['فايرفوكس', '6%'],
        ['متصفحات أخرى', '6%'],
      ])
    })
    await step('Spec §2: page performance', async () => {
      await expect(tableHeaders('أداء الصفحات').slice(1)).toEqual([
        'المشاهدات',
        'معدل الارتداد',
        'متوسط الوقت',
        'معدل الخروج',
      ])
      await expect(tableRows('أداء الصفحات')[0]).toEqual([
        'الرئيسية/',
        '21,640',
        '28.4%',
        '1:52',
        '22.1%',
      ])
    })
    await step('Spec §2: the five-step funnel', async () => {
      await drawnBars(await card(canvas, 'مسار التحويل'), 5)
      await expect(tableRows('مسار التحويل')).toEqual([
        ['زيارة الرئيسية', '18,240', '100%', '—'],
        ['تصفح المقالات', '12,768', '70%', '70%'],
        ['قراءة مقال كامل', '7,296', '40%', '57.1%'],
        ['التفاعل', '2,736', '15%', '37.5%'],
        ['الاشتراك في النشرة', '912', '5%', '33.3%'],
      ])
    })
    await step('Spec §2: the user-journey list', async () => {
      const journey = within(await card(canvas, 'رحلة المستخدم')).getAllByRole('listitem')
      await expect(journey).toHaveLength(5)
      await expect(journey[1]).toHaveTextContent('اختيار قسم78% من الزوار · متوسط الوقت 1:12')
    })
  },
})

export const Sponsors = meta.story({
  ...at('sponsors'),
  play: async ({ canvas, step }) => {
    await step('Spec §2: a card of details for each sponsor', async () => {
      const first = await card(canvas, 'مصرف السنابل')
      for (const text of [
        /الإيراد62,400.ريال33.5% من إيراد الرعاة/,
        /الحملات4الظهور1,240,000النقرات9,920نسبة النقر0.80%/,
        /الإيراد لكل نقرة6.29.ريال/,
      ])
        await expect(first).toHaveTextContent(text)
      const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)
      for (const name of ['متجر الواحة', 'دروب للسفر', 'نجمة للاتصالات', 'مكتبة المدينة'])
        await expect(titles).toContain(name)
    })
  },
})

export const BadAddress = meta.story({
  tags: ['state:error'],
  parameters: { route: '/admin/analytics?tab=nothing&period=3days' },
  play: async ({ canvas, step }) => {
    await step('D-23: an address that makes no sense shows the defaults', async () => {
      await card(canvas, 'الأكثر قراءة')
      await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('نظرة عامة')
      await expect(canvas.getByLabelText('الفترة')).toHaveValue('7days')
    })
  },
})

export const PeriodAndTabByHand = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await card(canvas, 'الأكثر قراءة')
    const before = tileFigures()
    await step('D-23: another period changes the dates and no figure', async () => {
      await userEvent.selectOptions(canvas.getByLabelText('الفترة'), 'year')
      await waitFor(() => expect(canvas.getByText(/1.يناير إلى 20.نوفمبر 2026/)).toBeVisible())
      await expect(tileFigures()).toEqual(before)
    })
    await step('Spec §4: a tab is chosen by hand and keeps the period', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'التفاعل' }))
      await expect(await canvas.findByRole('tabpanel', { name: 'التفاعل' })).toBeVisible()
      await expect(canvas.getByLabelText('الفترة')).toHaveValue('year')
    })
  },
})

const fits = async () =>
  expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)

export const OverviewOnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await drawnBars(await card(canvas, 'الزوار خلال 24 ساعة'), 24)
    await fits()
    for (const choice of canvas.getAllByRole('switch')) await userEvent.click(choice)
    await fits()
    for (const choice of canvas.getAllByRole('switch')) await userEvent.click(choice)
  },
})

export const TrafficOnPhoneDark = meta.story({
  ...at('traffic'),
  globals: { viewport: { value: 'phone' }, theme: 'dark' },
  play: async ({ canvas }) => {
    await drawnBars(await card(canvas, 'مسار التحويل'), 5)
    await fits()
  },
})

export const OverviewInDark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvas, step }) => {
    const hours = await card(canvas, 'الزوار خلال 24 ساعة')
    await drawnBars(hours, 24)
    await step('the drawings take the scheme’s colours', async () => {
      const peak = hours.querySelectorAll('.MuiBarChart-element')[16]
      await expect(peak && getComputedStyle(peak).fill).toBe('rgb(251, 146, 60)')
    })
  },
})

export const Tablet = meta.story(tablet)
