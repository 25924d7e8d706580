import { screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { longText, phone, tablet } from '#.storybook/screenStates'
import { arrived, isAlerted, openedDialog, patient } from '#.storybook/storyHelpers'
import { FILL_REQUIRED } from '@/lib/validation'

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
    await userEvent.click(canvas.getByText('إضافة دولة', { selector: 'button *' }))
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
    await screen.findByRole('group', { name: 'إجراءات جماعية' }, patient)
  },
})

export const LongText = meta.story(longText)

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const Board = meta.story(screenBoard)
