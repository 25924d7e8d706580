import { expect, screen, spyOn } from 'storybook/test'
import {
  button,
  findRow,
  listOf,
  notes,
  openMessage,
  resolveOffer,
} from '@/admin/contactMessages/ContactMessages.storyHelpers'
import { inRow, press, rowAt, rowsOf } from '@/admin/editableList/EditableRows.storyHelpers'
import { EXAMPLE, sendForm } from '@/site/contact/ContactPage.storyHelpers'
import preview from '../../preview'
import { openAddress } from '../../StoryFrame'
import { eventually, isAlerted, isGone } from '../../storyHelpers'

const meta = preview.meta({ title: 'Journeys/Editor' })

export const AnswersAReader = meta.story({
  name: 'A reader writes, the editor answers',
  tags: ['navigates'],
  parameters: { route: '/contact' },
  play: async ({ canvas, userEvent, step }) => {
    await step('the reader sends a message', async () => {
      await sendForm(userEvent, canvas)
      await isAlerted('تم إرسال رسالتك بنجاح. سنتواصل معك قريباً')
    })
    await step('the editor opens it and writes a note', async () => {
      openAddress(listOf(EXAMPLE.name))
      const dialog = await openMessage(canvas, EXAMPLE.name)
      await userEvent.click(notes(dialog))
      await userEvent.paste('أُجيب هاتفيًا')
      await userEvent.click(button(dialog, 'سجّل الرد عليها'))
      await isGone('dialog')
    })
    await step('the editor marks it as resolved in the table', async () => {
      const row = await findRow(canvas, EXAMPLE.name)
      await userEvent.click(resolveOffer(row) ?? row)
      await eventually(() => expect(resolveOffer(row)).toBeNull())
      await expect(row).toHaveTextContent('مردود عليها')
    })
  },
})

const VIDEOS = 'المقاطع الرائجة'

export const PutsVideosInOrder = meta.story({
  name: 'Puts the videos in order, and saves',
  parameters: { route: '/admin/youtube' },
  beforeEach: () => void spyOn(console, 'info').mockImplementation(() => {}),
  play: async ({ userEvent, step }) => {
    const [first = ''] = await rowsOf(VIDEOS)
    await step('the first item is moved to the end', async () => {
      await userEvent.click(inRow(await rowAt(VIDEOS, 1), /^تغيير موضع/))
      await userEvent.click(await screen.findByRole('menuitem', { name: 'إلى آخر القائمة' }))
      await expect((await rowsOf(VIDEOS)).at(-1)).toBe(first.replace('1', '6'))
    })
    await step('nothing is stored before it is saved', async () => {
      await press('حفظ التغييرات')
      await isAlerted('تم حفظ التغييرات بنجاح')
    })
  },
})
