import { expect, spyOn } from 'storybook/test'
import preview from '../../../.storybook/preview'
import {
  alertSays,
  button,
  dialogIsClosed,
  eventually,
  listOf,
  notes,
  openMessage,
  writes,
} from './storySteps'

const meta = preview.meta({
  title: 'Admin/ContactMessage failures',
  beforeEach: () => {
    spyOn(window, 'fetch')
    spyOn(console, 'error').mockImplementation(() => {})
  },
})

const READ = 'مقروءة'
const RESOLVED = 'حُلّت'

export const StatusChangeFails = meta.story({
  tags: ['state:error'],
  parameters: { route: listOf('جنى السالم'), scenario: 'changesFail' },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openMessage(canvas, 'جنى السالم')
    await step('D-13: it says that it failed, and logs exactly what was thrown', async () => {
      await userEvent.type(notes(dialog), 'ملاحظة لا تضيع')
      await userEvent.click(button(dialog, READ))
      await alertSays('تعذّر تغيير حالة الرسالة. أعد المحاولة.')
      await expect(console.error).toHaveBeenCalledWith(new Error('Failed to update status'))
    })
    await step('the dialog stays open with the notes, ready for another try', async () => {
      await expect(notes(dialog)).toHaveValue('ملاحظة لا تضيع')
      await eventually(() => expect(button(dialog, READ)).toHaveFocus())
      await userEvent.click(button(dialog, READ))
      await eventually(async () => expect(await writes()).toHaveLength(2))
    })
    await step('a closed dialog keeps notes that were not saved', async () => {
      await eventually(() => expect(button(dialog, READ)).toBeEnabled())
      await userEvent.click(button(dialog, 'إغلاق'))
      await dialogIsClosed()
      const again = await openMessage(canvas, 'جنى السالم')
      await expect(notes(again)).toHaveValue('ملاحظة لا تضيع')
    })
  },
})

export const ResolvedChangeFails = meta.story({
  tags: ['state:error'],
  parameters: { route: listOf('جنى السالم'), scenario: 'changesFail' },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openMessage(canvas, 'جنى السالم')
    await step('D-13: it says that it failed, logs it, and can be tried again', async () => {
      await userEvent.click(button(dialog, RESOLVED))
      await alertSays('تعذّر تسجيل حلّ الرسالة. أعد المحاولة.')
      await expect(console.error).toHaveBeenCalledWith(
        new Error('Failed to update resolved status'),
      )
      await eventually(() => expect(button(dialog, RESOLVED)).toBeEnabled())
    })
  },
})
