import { screen } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, fitsTheWidth, patient } from '#.storybook/storyHelpers'
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
    await screen.findByRole('menu', {}, patient)
  },
})

/** The same sources as a table, for editors who compare many of them. Its order is in the address, as for all tables. */
export const AsTable = meta.story({
  parameters: { route: `${route}?view=table&sort=-views` },
  play: async ({ canvas, userEvent }) => {
    const one = { name: 'تحديد مشكاة المساء' }
    await userEvent.click(await canvas.findByRole('checkbox', one, patient))
    await canvas.findByRole('group', { name: 'إجراءات جماعية' })
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
  play: arrived,
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
      })),
    )
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('heading', { level: 2 }, patient)
    await fitsTheWidth()
  },
})

export const LongTextAsTable = meta.story({
  ...LongText.input,
  ...AsTableOnPhone.input,
  globals: {},
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const Board = meta.story(screenBoard)
