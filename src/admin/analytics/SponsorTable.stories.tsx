import { expect, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { sponsors } from '@/content/admin/analyticsRevenue'
import { tableRows } from './Analytics.storyHelpers'
import { SponsorTable } from './SponsorTable'

/** جدول الرعاة */
const meta = preview.meta({
  title: 'Admin/Analytics sponsor table',
  component: SponsorTable,
  args: { sponsors },
})

const column = (index: number) => tableRows('الرعاة').map((row) => row[index])

export const SortsByAnyColumn = meta.story({
  tags: ['developer'],
  play: async ({ canvas, userEvent, step }) => {
    const head = (name: string) => canvas.getByRole('columnheader', { name })
    const states = () =>
      canvas.getAllByRole('columnheader').map((one) => one.getAttribute('aria-sort'))
    await step('the highest payment is first by default', async () => {
      await expect(states()).toEqual(['none', 'none', 'none', 'none', 'none', 'descending'])
      await expect(column(0)[0]).toBe('مصرف السنابل')
    })
    await step('a click on a header reverses the order', async () => {
      await userEvent.click(within(head('الإيراد')).getByRole('button'))
      await expect(states().at(-1)).toBe('ascending')
      await expect(column(0)).toEqual([
        'مكتبة المدينة',
        'نجمة للاتصالات',
        'دروب للسفر',
        'متجر الواحة',
        'مصرف السنابل',
      ])
    })
    await step(
      'so does the keyboard; figures start with the highest, names with alif',
      async () => {
        within(head('نسبة النقر')).getByRole('button').focus()
        await userEvent.keyboard('{Enter}')
        await expect(states()).toEqual(['none', 'none', 'none', 'none', 'descending', 'none'])
        await expect(column(4)).toEqual(['1.00%', '0.80%', '0.75%', '0.65%', '0.40%'])
        within(head('الراعي')).getByRole('button').focus()
        await userEvent.keyboard(' ')
        await expect(states()[0]).toBe('ascending')
        await expect(column(0)[0]).toBe('دروب للسفر')
        await expect(canvas.getByRole('status')).toHaveTextContent(
          'مرتبة حسب الراعي: من الألف إلى الياء',
        )
      },
    )
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent, step }) => {
    await step(
      'on phones a select has every order, and no hidden button is a tab stop',
      async () => {
        await userEvent.selectOptions(canvas.getByLabelText('الترتيب'), 'الحملات: الأكثر أولًا')
        await expect(column(1)).toEqual(['5', '4', '3', '2', '1'])
        await expect(within(canvas.getByRole('table')).queryByRole('button')).toBeNull()
        await expect(canvas.getAllByRole('columnheader')[0]).toHaveTextContent('الراعي')
      },
    )
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})

const LONG = 'المؤسسة العامة للمعارض والمؤتمرات والفعاليات الثقافية والتقنية '.repeat(3)

export const LongText = meta.story({
  tags: ['state:long-text'],
  args: {
    sponsors: sponsors.map((sponsor) => ({
      ...sponsor,
      name: LONG,
      impressions: 987_654_321,
      revenue: 123_456_789,
    })),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})

export const Empty = meta.story({ tags: ['state:empty'], args: { sponsors: [] } })

export const Board = meta.story(screenBoard)
