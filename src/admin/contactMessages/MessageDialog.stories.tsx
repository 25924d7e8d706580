import { expect, spyOn } from 'storybook/test'
import preview from '../../../.storybook/preview'
import {
  button,
  type Canvas,
  dialogBox,
  dialogIsClosed,
  eventually,
  findRow,
  findText,
  listOf,
  notes,
  openMessage,
  readCount,
  viewButton,
  writes,
} from './storySteps'

const meta = preview.meta({
  title: 'Admin/ContactMessage detail',
  beforeEach: () => void spyOn(window, 'fetch'),
})

const READ = 'مقروءة'
const REPLIED = 'رُدّ عليها'
const RESOLVED = 'حُلّت'

const offers = (dialog: Canvas) =>
  [READ, REPLIED, RESOLVED].filter((name) => dialog.queryByRole('button', { name }))

export const Unread = meta.story({
  parameters: { route: listOf('باسل النجار') },
  play: async ({ canvas, step }) => {
    const dialog = await openMessage(canvas, 'باسل النجار')
    await step('Spec §2: the whole message', async () => {
      await expect(dialog.getByRole('heading', { level: 2 })).toHaveTextContent(
        'الإشعارات لا تصل إلى هاتفي منذ التحديث الأخير',
      )
      for (const text of [
        'باسل النجار',
        'دعم تقني',
        /^19 نوفمبر 2026 في \d{1,2}:\d{2} [صم]$/,
        /^مرحبًا، بعد تحديث/,
      ])
        await expect(dialog.getByText(text)).toBeVisible()
      await expect(dialog.getByRole('link', { name: 'basel@bareed.example' })).toHaveAttribute(
        'href',
        'mailto:basel@bareed.example',
      )
      await expect(notes(dialog)).toHaveValue('')
    })
    await step('Spec §4: an unread, unresolved message offers all three', async () => {
      await expect(offers(dialog)).toEqual([READ, REPLIED, RESOLVED])
    })
    await step('Spec §9: at most 80% of the viewport high', async () => {
      const { height } = dialogBox().getBoundingClientRect()
      await expect(height).toBeLessThanOrEqual(window.innerHeight * 0.8 + 1)
    })
    await step('D-28b: opening it marks nothing', async () => {
      await expect(dialog.getByText('غير مقروءة')).toBeVisible()
      await expect(await writes()).toEqual([])
    })
  },
})

export const Read = meta.story({
  parameters: { route: listOf('عمر الدوسري') },
  play: async ({ canvas }) => {
    const dialog = await openMessage(canvas, 'عمر الدوسري')
    await expect(offers(dialog)).toEqual([REPLIED, RESOLVED])
  },
})

export const Replied = meta.story({
  parameters: { route: listOf('راوية الهاشم') },
  play: async ({ canvas }) => {
    const dialog = await openMessage(canvas, 'راوية الهاشم')
    await expect(offers(dialog)).toEqual([RESOLVED])
    await expect(notes(dialog)).toBeDisabled()
    await expect(notes(dialog)).toHaveAccessibleDescription(/لا يمكن تعديل الملاحظات بعد الرد/)
  },
})

export const Resolved = meta.story({
  parameters: { route: listOf('كنان دياب') },
  play: async ({ canvas }) => {
    const dialog = await openMessage(canvas, 'كنان دياب')
    await expect(dialog.getByText('حُلّت')).toBeInTheDocument()
    await expect(offers(dialog)).toEqual([READ, REPLIED])
  },
})

export const RepliedAndResolved = meta.story({
  parameters: { route: listOf('رهف الكيلاني') },
  play: async ({ canvas }) => {
    const dialog = await openMessage(canvas, 'رهف الكيلاني')
    await expect(offers(dialog)).toEqual([])
  },
})

export const MarkRead = meta.story({
  parameters: { route: listOf('جنى السالم') },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openMessage(canvas, 'جنى السالم')
    await step('Spec §4, §7: a double click sends one PUT, with empty notes', async () => {
      await userEvent.dblClick(button(dialog, READ))
      await dialogIsClosed()
      await expect(await writes()).toEqual([
        {
          address: '/api/contact-messages/{id}/status',
          body: { status: 'read', adminNotes: '' },
        },
      ])
    })
    await step(
      'Spec §4: the list is read again and shows it; the focus is where it was',
      async () => {
        await expect(readCount()).toBe(2)
        const row = await findRow(canvas, 'جنى السالم')
        await expect(row).toHaveTextContent('مقروءة')
        await expect(row).not.toHaveTextContent('غير مقروءة')
        await eventually(() => expect(viewButton(row)).toHaveFocus())
      },
    )
  },
})

export const MarkRepliedWithNotes = meta.story({
  parameters: { route: listOf('جنى السالم') },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openMessage(canvas, 'جنى السالم')
    await step('D-14: the notes go with the change of status', async () => {
      await userEvent.type(notes(dialog), 'اتصلنا بها')
      await userEvent.click(button(dialog, REPLIED))
      await dialogIsClosed()
      await expect((await writes()).map(({ body }) => body)).toEqual([
        { status: 'replied', adminNotes: 'اتصلنا بها' },
      ])
    })
    await step('and are there when the message is opened again', async () => {
      const again = await openMessage(canvas, 'جنى السالم')
      await expect(notes(again)).toHaveValue('اتصلنا بها')
    })
  },
})

export const MarkResolved = meta.story({
  parameters: { route: listOf('جنى السالم') },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openMessage(canvas, 'جنى السالم')
    await step('Spec §4: resolved; the list is read again, the dialog stays', async () => {
      await userEvent.dblClick(button(dialog, RESOLVED))
      await expect(await findText(dialog, 'حُلّت')).toBeInTheDocument()
      await expect(offers(dialog)).toEqual([READ, REPLIED])
      await expect(await writes()).toEqual([
        { address: '/api/contact-messages/{id}/resolved', body: { isResolved: true } },
      ])
      await expect(readCount()).toBe(2)
    })
  },
})

/** The change removes the only row from an «unread» list: the focus moves to the empty state. */
export const MarkReadLeavesTheList = meta.story({
  parameters: { route: `${listOf('جنى')}&status=unread` },
  play: async ({ canvas, userEvent }) => {
    const dialog = await openMessage(canvas, 'جنى السالم')
    await userEvent.click(button(dialog, READ))
    await dialogIsClosed()
    await expect(canvas.queryByText('جنى السالم')).toBeNull()
    await eventually(() =>
      expect(canvas.getByText('لا توجد رسائل', { selector: 'h2' })).toHaveFocus(),
    )
  },
})

export const Busy = meta.story({
  parameters: { route: listOf('جنى السالم') },
  play: async ({ canvas, userEvent, step }) => {
    const dialog = await openMessage(canvas, 'جنى السالم')
    spyOn(window, 'fetch').mockReturnValueOnce(new Promise(() => {}))
    await step(
      'Spec §4: buttons are disabled while the request is in progress, and one says so',
      async () => {
        await userEvent.click(button(dialog, READ))
        await expect((await findText(dialog, 'جارٍ الحفظ…')).closest('button')).toBeDisabled()
        await expect(button(dialog, REPLIED)).toBeDisabled()
        await expect(button(dialog, RESOLVED)).toBeDisabled()
      },
    )
  },
})

export const LongText = meta.story({
  tags: ['state:long-text'],
  parameters: { route: listOf('كلمة واحدة طويلة'), scenario: 'longText' },
  play: async ({ canvas }) => {
    const dialog = await openMessage(canvas, 'كلمة واحدة طويلة')
    const box = dialogBox()
    await expect(box.getBoundingClientRect().height).toBeLessThanOrEqual(
      window.innerHeight * 0.8 + 1,
    )
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
    await expect(button(dialog, READ)).toBeVisible()
  },
})

export const Phone = meta.story({
  parameters: { route: listOf('باسل النجار') },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const dialog = await openMessage(canvas, 'باسل النجار')
    await expect(offers(dialog)).toEqual([READ, REPLIED, RESOLVED])
  },
})
