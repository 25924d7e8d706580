import { expect, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import { arrived, eventually, fitsTheWidth, openedDialog, patient } from '#.storybook/storyHelpers'
import { saveDensity } from '@/saved/tables'

/** الترتيب والكثافة */
const meta = preview.meta({
  title: 'Admin/Table settings',
  parameters: { route: '/admin/users' },
})

const density = () => document.querySelector('main table')?.getAttribute('data-density')

async function openSettings() {
  await arrived()
  const button = await screen.findByRole('button', { name: 'الترتيب والكثافة' }, patient)
  button.click()
  return within(await openedDialog('الترتيب والكثافة'))
}

/** Each change applies at once. */
export const Changing = meta.story({
  tags: ['state:normal'],
  play: async ({ userEvent }) => {
    const dialog = await openSettings()
    await userEvent.selectOptions(dialog.getByLabelText('الترتيب'), 'role')
    await eventually(() =>
      expect(document.querySelector('main tbody tr'), 'a manager is first').toHaveTextContent('مدير'),
    )
    await userEvent.click(dialog.getByText('مكثّفة'))
    await eventually(() => expect(density()).toBe('dense'))
    await userEvent.click(dialog.getByRole('button', { name: 'إعادة الأصل' }))
    await eventually(() => expect(density()).toBeNull())
  },
})

/** The density is that of the last visit. */
export const Remembered = meta.story({
  tags: ['developer'],
  beforeEach: () => void saveDensity('users', 'compact'),
  play: async () => {
    await eventually(() => expect(density()).toBe('compact'))
  },
})

export const Phone = meta.story({
  globals: phone.globals,
  play: async () => {
    await openSettings()
    await fitsTheWidth()
  },
})

export const Board = meta.story(screenBoard)
