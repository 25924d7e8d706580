import { expect, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import { arrived, eventually, fitsTheWidth, openedDialog, patient } from '#.storybook/storyHelpers'
import { saveLook } from '@/saved/tables'

/** الأعمدة والكثافة */
const meta = preview.meta({
  title: 'Admin/Table settings',
  parameters: { route: '/admin/users' },
})

/** A sorted column's header ends with its text for the stacked layout. */
const headers = () =>
  [...document.querySelectorAll('main thead th:not([data-place=select])')].map(
    (th) => (th.lastElementChild ?? th).textContent,
  )

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
    await expect(dialog.getByRole('checkbox', { name: 'المستخدم' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('checkbox', { name: 'الدور' }))
    await userEvent.click(dialog.getByRole('button', { name: 'تقديم عمود آخر دخول' }))
    await userEvent.click(dialog.getByText('مكثّفة'))
    await eventually(() =>
      expect(headers()).toEqual([
        'المستخدم',
        'الحالة',
        'آخر دخول',
        'الانضمام',
        'المقالات',
        'إجراءات',
      ]),
    )
    await expect(document.querySelector('main table')).toHaveAttribute('data-density', 'dense')
    await userEvent.click(dialog.getByRole('button', { name: 'إعادة الأصل' }))
    await eventually(() => expect(headers()).toContain('الدور'))
  },
})

/** The look is that of the last visit. */
export const Remembered = meta.story({
  tags: ['developer'],
  beforeEach: () => {
    saveLook('users', { density: 'compact', columnOrder: ['user', 'lastLogin'], hidden: ['role'] })
  },
  play: async () => {
    await eventually(() => expect(headers().slice(0, 2)).toEqual(['المستخدم', 'آخر دخول']))
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
