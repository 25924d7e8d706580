import { expect, spyOn } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import { isAlerted } from '#.storybook/storyHelpers'
import { button, dialogBox, findText, listOf, openMessage } from './ContactMessages.storyHelpers'

/** تفاصيل رسالة من رسائل التواصل */
const meta = preview.meta({ title: 'Admin/ContactMessage detail' })

export const Unread = meta.story({
  tags: ['state:normal'],
  parameters: { route: listOf('باسل النجار') },
  play: async ({ canvas }) => {
    await openMessage(canvas, 'باسل النجار')
  },
})

/** The notes cannot be changed after the reply. */
export const Replied = meta.story({
  parameters: { route: listOf('راوية الهاشم') },
  play: async ({ canvas }) => {
    await openMessage(canvas, 'راوية الهاشم')
  },
})

export const RepliedAndResolved = meta.story({
  parameters: { route: listOf('رهف الكيلاني') },
  play: async ({ canvas }) => {
    await openMessage(canvas, 'رهف الكيلاني')
  },
})

/** No button can be pressed while a request is in progress, and one says so (Spec §4). */
export const Saving = meta.story({
  tags: ['state:loading'],
  parameters: { route: listOf('جنى السالم') },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openMessage(canvas, 'جنى السالم')
    spyOn(window, 'fetch').mockReturnValueOnce(new Promise(() => {}))
    await userEvent.click(button(dialog, 'سجّلها مقروءة'))
    await findText(dialog, 'جارٍ الحفظ…')
    await expect(button(dialog, 'سجّل الرد عليها')).toBeDisabled()
  },
})

export const SavingFails = meta.story({
  tags: ['state:error'],
  parameters: { route: listOf('جنى السالم'), scenario: 'changesFail' },
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => {}),
  play: async ({ canvas, userEvent }) => {
    const dialog = await openMessage(canvas, 'جنى السالم')
    await userEvent.click(button(dialog, 'سجّلها مقروءة'))
    await isAlerted('تعذّر تغيير حالة الرسالة. أعد المحاولة.')
  },
})

export const LongText = meta.story({
  tags: ['state:long-text'],
  parameters: { route: listOf('كلمة واحدة طويلة'), scenario: 'longText' },
  play: async ({ canvas }) => {
    await openMessage(canvas, 'كلمة واحدة طويلة')
    const { scrollWidth, clientWidth } = dialogBox()
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})

export const Phone = meta.story({ ...Unread.input, globals: phone.globals })

export const Board = meta.story(screenBoard)
