import { expect, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, eventually, fitsTheWidth, patient } from '#.storybook/storyHelpers'
import { sampleSources } from '@/content/admin/newsSources'
import { savedNewsSources } from '@/saved/newsSources'

const route = '/admin/news'
/** مصادر الأخبار */
const meta = preview.meta({ title: 'Admin/NewsSources', parameters: { route } })

export const Normal = meta.story({ tags: ['state:normal'], play: arrived })

export const SomeSelected = meta.story({
  parameters: { route: `${route}?category=sports` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByLabelText('تحديد ملاعب الضاد', {}, patient))
  },
})

/** What can be done with a source; a source without a failure cannot be tried again. */
export const RowMenu = meta.story({
  parameters: { route: `${route}?category=technology` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'المزيد عن رقمنة' }, patient))
    const menu = within(await screen.findByRole('menu', {}, patient))
    await expect(menu.getByRole('menuitem', { name: /^فتح موقع المصدر/ })).toHaveAttribute('href')
    await expect(menu.getByRole('menuitem', { name: 'إعادة المحاولة' })).toHaveAttribute(
      'aria-disabled',
    )
  },
})

/** The same sources as a table, for editors who compare many of them. Its order is in the address, as for all tables. */
export const AsTable = meta.story({
  parameters: { route: `${route}?view=table&sort=-views` },
  play: async ({ canvas, userEvent }) => {
    const table = within(await canvas.findByRole('table', { name: 'المصادر' }, patient))
    await expect(table.getAllByRole('row')[1]).toHaveTextContent('وكالة الجسر السابع')
    await userEvent.click(table.getByRole('checkbox', { name: 'تحديد مشكاة المساء' }))
    const bar = within(await canvas.findByRole('group', { name: 'إجراءات جماعية' }))
    await expect(bar.getByRole('status')).toHaveTextContent('محدد: 1')
    await userEvent.click(table.getByRole('button', { name: 'القسم' }))
    await eventually(() => expect(table.getAllByRole('row')[1]).toHaveTextContent('أعمال'))
  },
})

export const AsTableOnPhone = meta.story({
  parameters: { route: `${route}?view=table` },
  globals: phone.globals,
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'المصادر' }, patient)
    await fitsTheWidth()
  },
})

export const SwitchedOff = meta.story({
  parameters: { route: `${route}?category=technology` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'تفعيل رقمنة' }, patient))
  },
})

/** The sources whose last collection failed. */
export const Failed = meta.story({
  tags: ['state:error'],
  parameters: { route: `${route}?status=error` },
  play: arrived,
})

export const NoResults = meta.story({
  tags: ['state:empty'],
  parameters: { route: `${route}?q=زرافة` },
  play: arrived,
})

export const NoSources = meta.story({
  tags: ['state:empty'],
  beforeEach: () => void savedNewsSources.save([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'لا مصادر' })).toBeVisible()
    await expect(canvas.getByLabelText('تحديد الكل')).toBeDisabled()
  },
})

const LONG = 'صحيفة الأقاليم الشرقية والجزر البعيدة وما جاورها من البلدات '.repeat(3)

export const LongText = meta.story({
  tags: ['state:long-text'],
  globals: phone.globals,
  beforeEach: () => {
    savedNewsSources.save(
      sampleSources.slice(0, 4).map((source, index) => ({
        ...source,
        source: `${LONG}${index}`,
        title: `${LONG}${'بلاانقطاع'.repeat(12)}`,
        sourceUrl: 'javascript:alert(1)',
      })),
    )
  },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole('heading', { level: 2 })
    // D-26: an address that is not http(s) is not a link.
    await expect(name?.querySelector('a')).toBeNull()
    await fitsTheWidth()
  },
})

export const LongTextAsTable = meta.story({
  ...LongText.input,
  globals: {},
  parameters: { route: `${route}?view=table` },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', { name: 'المصادر' }, patient)
    await fitsTheWidth()
  },
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const Board = meta.story(screenBoard)
