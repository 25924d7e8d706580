import { screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, isAlerted, openedDialog, patient } from '#.storybook/storyHelpers'
import { FILL_REQUIRED } from '@/lib/validation'

const route = '/admin/categories?section=business'
/** الفئات */
const meta = preview.meta({ title: 'Admin/Categories', parameters: { route } })

export const Normal = meta.story({ tags: ['state:normal'], play: arrived })

/** Rows cannot be moved while a search is active, and a note says so. */
export const Search = meta.story({ parameters: { route: `${route}&q=MARKETS` }, play: arrived })

export const NoResults = meta.story({
  tags: ['state:empty'],
  parameters: { route: `${route}&q=زرافة` },
  play: arrived,
})

export const ChoosingSection = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^القسم/ }, patient))
    await screen.findByRole('combobox', { name: 'بحث في الأقسام' })
  },
})

export const NoSuchSection = meta.story({
  tags: ['state:empty'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^القسم/ }, patient))
    await userEvent.type(await screen.findByRole('combobox'), 'زرافة')
  },
})

export const AddingRefused = meta.story({
  tags: ['state:error'],
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByText('إضافة فئة', { selector: 'button *' }))
    const dialog = within(await openedDialog('إضافة فئة'))
    await userEvent.click(dialog.getByText('إضافة الفئة'))
    await isAlerted(FILL_REQUIRED)
  },
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const Board = meta.story(screenBoard)
