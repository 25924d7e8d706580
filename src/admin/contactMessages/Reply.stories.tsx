import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import {
  eventually,
  fitsTheWidth,
  isAlerted,
  openedDialog,
  patient,
  settled,
} from '#.storybook/storyHelpers'
import { savedReplyTemplates } from '@/saved/replyTemplates'
import { button, type Canvas, dialogBox, listOf, openMessage } from './ContactMessages.storyHelpers'

const SENDER = 'جنى السالم'
/** الرد على رسالة */
const meta = preview.meta({
  title: 'Admin/ContactMessage reply',
  parameters: { route: listOf(SENDER) },
})

/** Opens the message and its composer. */
async function compose(canvas: Canvas, sender = SENDER): Promise<Canvas> {
  const dialog = await openMessage(canvas, sender)
  await userEvent.click(button(dialog, 'كتابة رد'))
  await dialog.findByRole('toolbar', { name: 'قوالب الرد' }, patient)
  return dialog
}

const text = (dialog: Canvas) =>
  dialog.getByRole('textbox', { name: 'نص الرد' }) as HTMLTextAreaElement

/** A story cannot open a mail program. */
const stayHere = () => {
  const stop = (event: MouseEvent) => {
    if ((event.target as Element).closest('[href^="mailto:"]')) event.preventDefault()
  }
  addEventListener('click', stop)
  return () => removeEventListener('click', stop)
}

/** A digit inserts a template; the focus is then in the text. */
export const Writing = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas }) => {
    const dialog = await compose(canvas)
    await expect(button(dialog, 'شكر')).toHaveFocus()
    await userEvent.keyboard('1')
    await expect(text(dialog)).toHaveFocus()
    await expect(text(dialog).value).toMatch(/^مرحبًا جنى السالم/)
  },
})

/** Without a text there is nothing to send. */
export const Empty = meta.story({
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    const dialog = await compose(canvas)
    await expect(dialog.getByText('إرسال بالبريد').closest('a')).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** The mail program has been opened; the reply is recorded only after the editor says so. */
export const Sent = meta.story({
  beforeEach: stayHere,
  play: async ({ canvas }) => {
    const dialog = await compose(canvas)
    await userEvent.keyboard('2')
    await userEvent.click(dialog.getByText('إرسال بالبريد'))
    await expect(button(dialog, 'نعم، التالية')).toHaveFocus()
    await expect(button(dialog, 'نعم، التالية')).toHaveAccessibleDescription('هل أرسلته؟')
    await expect(text(dialog)).toBeDisabled()
  },
})

/** A link to a mail program has room for some 300 letters. The note says whether the browser let the page copy them. */
export const TooLongToSend = meta.story({
  beforeEach: stayHere,
  play: async ({ canvas }) => {
    const dialog = await compose(canvas)
    await userEvent.click(text(dialog))
    await userEvent.paste('جواب طويل '.repeat(60))
    const copy = spyOn(navigator.clipboard, 'writeText')
    copy.mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await userEvent.click(dialog.getByText('إرسال بالبريد'))
    await dialog.findByText(
      /^نصك أطول مما يتسع له رابط البريد، ومنع المتصفح نسخه/,
      undefined,
      patient,
    )
    copy.mockResolvedValue()
    await userEvent.click(button(dialog, 'متابعة الكتابة'))
    await userEvent.click(dialog.getByText('إرسال بالبريد'))
    await dialog.findByText(/^نصك أطول مما يتسع له رابط البريد، فنُسخ/, undefined, patient)
  },
})

/** The reply stays where it is when it cannot be recorded. */
export const RecordingFails = meta.story({
  tags: ['state:error'],
  parameters: { scenario: 'changesFail' },
  beforeEach: stayHere,
  play: async ({ canvas }) => {
    const error = console.error
    console.error = () => {}
    try {
      const dialog = await compose(canvas)
      await userEvent.keyboard('1')
      await userEvent.click(dialog.getByText('إرسال بالبريد'))
      await userEvent.click(button(dialog, 'نعم'))
      await isAlerted('تعذّر تغيير حالة الرسالة. أعد المحاولة.')
      await expect(text(dialog).value).toMatch(/^مرحبًا/)
    } finally {
      console.error = error
    }
  },
})

export const WritingLongText = meta.story({
  tags: ['state:long-text'],
  globals: phone.globals,
  parameters: { route: listOf('كلمة واحدة طويلة'), scenario: 'longText' },
  play: async ({ canvas }) => {
    await compose(canvas, 'كلمة واحدة طويلة')
    await userEvent.keyboard('1')
    const box = dialogBox()
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
    await fitsTheWidth()
  },
})

/** Four fifths of the window of a small phone, less what a sheet keeps free at its top. */
const SMALL_SHEET = 0.8 * 640 - 64

/** Templates and text are in sight together, above the footer, also on a phone of 640 px. */
export const Phone = meta.story({
  globals: phone.globals,
  play: async ({ canvas }) => {
    const dialog = await compose(canvas)
    await settled()
    const top = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0
    const footer = dialog.getByText('إرسال بالبريد').closest('a')?.parentElement
    await expect(text(dialog).getBoundingClientRect().bottom).toBeLessThan(top(footer))
    const templates = top(button(dialog, 'شكر'))
    await expect(templates).toBeGreaterThan(top(dialogBox()))
    const end = dialogBox().getBoundingClientRect().bottom
    await expect(end - templates).toBeLessThan(SMALL_SHEET)
  },
})

async function openTemplates(canvas: Canvas): Promise<Canvas> {
  const dialog = await compose(canvas)
  await userEvent.click(button(dialog, 'تعديل القوالب'))
  return within(await openedDialog('قوالب الرد'))
}

export const Templates = meta.story({
  play: async ({ canvas }) => {
    const dialog = await openTemplates(canvas)
    await userEvent.click(button(dialog, 'تأخير قالب شكر'))
    await eventually(() => expect(savedReplyTemplates.get()[1]?.name).toBe('شكر'))
  },
})

export const NoTemplates = meta.story({
  tags: ['state:empty'],
  beforeEach: () => void savedReplyTemplates.save([]),
  play: async ({ canvas }) => {
    const dialog = await openTemplates(canvas)
    await dialog.findByText('لا قوالب. أضف نصًا تكرره في ردودك.')
  },
})

/** Name and text are required. The second press of a double click does not end what the first one began. */
export const TemplateRefused = meta.story({
  tags: ['state:error'],
  play: async ({ canvas }) => {
    await openTemplates(canvas)
    await userEvent.dblClick(screen.getByRole('button', { name: 'إضافة قالب' }))
    await userEvent.click(await screen.findByRole('button', { name: 'حفظ القالب' }, patient))
    await eventually(() =>
      expect(screen.getByRole('textbox', { name: /اسم القالب/ })).toHaveAttribute(
        'aria-invalid',
        'true',
      ),
    )
  },
})

export const Board = meta.story(screenBoard)
