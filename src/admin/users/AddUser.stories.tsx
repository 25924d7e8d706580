import { within } from 'storybook/test'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import { isAlerted, openedDialog, patient } from '#.storybook/storyHelpers'

/** إضافة مستخدم */
const meta = preview.meta({ title: 'Admin/Users/AddUser', parameters: { route: '/admin/users' } })

export const Refused = meta.story({
  tags: ['state:error'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'إضافة مستخدم' }, patient))
    const dialog = within(await openedDialog('إضافة مستخدم'))
    await userEvent.click(dialog.getByRole('button', { name: 'إضافة المستخدم' }))
    await isAlerted('يرجى ملء جميع الحقول المطلوبة')
  },
})

export const RefusedOnPhone = meta.story({ ...Refused.input, globals: phone.globals })
