import { screen, userEvent } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, fitsTheWidth } from '#.storybook/storyHelpers'

/** إعدادات النظام */
const meta = preview.meta({
  title: 'Admin/SystemSettings',
  parameters: { route: '/admin/settings' },
})

export const Normal = meta.story({ tags: ['state:normal'], play: arrived })

export const LongText = meta.story({
  tags: ['state:long-text'],
  globals: phone.globals,
  play: async () => {
    await arrived()
    for (const label of ['اسم الموقع', 'وصف الموقع', 'رمز التحليلات']) {
      await userEvent.click(screen.getByLabelText(label))
      await userEvent.paste(`${'نص طويل لا ينتهي '.repeat(20)}${'ا'.repeat(120)}`)
    }
    await fitsTheWidth()
  },
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const Board = meta.story(screenBoard)
