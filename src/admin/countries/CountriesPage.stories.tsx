import { expect, fn, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, fitsTheWidth, isAlerted, openedDialog, patient } from '#.storybook/storyHelpers'
import { adminCountries } from '@/content/admin/countries'
import { FILL_REQUIRED } from '@/lib/validation'
import { CountryList } from './CountryList'

const route = '/admin/countries'
/** الدول */
const meta = preview.meta({ title: 'Admin/Countries', parameters: { route } })

export const Normal = meta.story({ tags: ['state:normal'], play: arrived })

export const NoResults = meta.story({
  tags: ['state:empty'],
  parameters: { route: `${route}?q=لبنان&region=الخليج العربي` },
  play: arrived,
})

export const AddingRefused = meta.story({
  tags: ['state:error'],
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByText('إضافة دولة', { selector: 'button' }))
    const dialog = within(await openedDialog('إضافة دولة'))
    await userEvent.click(dialog.getByText('إضافة الدولة'))
    await isAlerted(FILL_REQUIRED)
  },
})

/** Activating and deleting are only logged, and say so (D-4). */
export const Selected = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'تحديد الدول المعروضة' }, patient),
    )
    const bar = within(await screen.findByRole('group', { name: 'إجراءات جماعية' }, patient))
    await expect(bar.getByRole('status')).toHaveTextContent(/^محدّد: \d+ دول/)
  },
})

const LONG = `جمهورية ${'الأقاليم الشرقية والجزر البعيدة '.repeat(4)}`
const LONG_LATIN = 'Averyveryverylongenglishnamewithoutasinglespaceinit'.repeat(2)

export const LongText = meta.story({
  tags: ['state:long-text'],
  globals: phone.globals,
  parameters: { route: '' },
  render: () => (
    <CountryList
      search={{}}
      onSearchChange={fn()}
      onEdit={fn()}
      onDelete={fn()}
      countries={adminCountries.slice(0, 4).map((country) => ({
        ...country,
        name: LONG,
        nameEn: LONG_LATIN,
        newsCount: 1_234_567,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText(LONG_LATIN)
    await fitsTheWidth()
  },
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const Board = meta.story(screenBoard)
