import { screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import { arrived, fitsTheWidth, openedDialog, patient } from '#.storybook/storyHelpers'
import { saveLook } from '@/saved/tables'

/** الأعمدة والكثافة */
const meta = preview.meta({
  title: 'Admin/Table settings',
  parameters: { route: '/admin/users' },
})

async function openSettings() {
  await arrived()
  const button = await screen.findByRole('button', { name: 'الأعمدة والكثافة' }, patient)
  button.click()
  return within(await openedDialog('الأعمدة والكثافة'))
}

/** Each change applies at once. The main column cannot be hidden. */
export const Changing = meta.story({
  tags: ['state:normal'],
  play: async ({ userEvent }) => {
    const dialog = await openSettings()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'الدور' }))
    await userEvent.click(dialog.getByRole('button', { name: 'تقديم عمود آخر دخول' }))
    await userEvent.click(dialog.getByText('مكثّفة'))
  },
})

/** The look of the last visit. */
export const Remembered = meta.story({
  beforeEach: () => {
    saveLook('users', { density: 'compact', columnOrder: ['user', 'lastLogin'], hidden: ['role'] })
  },
  play: arrived,
})

export const Phone = meta.story({
  globals: phone.globals,
  play: async () => {
    await openSettings()
    await fitsTheWidth()
  },
})

export const Board = meta.story(screenBoard)
