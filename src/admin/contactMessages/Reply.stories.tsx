import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import { eventually, isAlerted, openedDialog, patient } from '#.storybook/storyHelpers'
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
    await userEvent.keyboard('1')
    await expect(text(dialog)).toHaveFocus()
  },
})

/** Without a text there is nothing to send. */
export const Empty = meta.story({
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    await compose(canvas)
  },
})

/** Inserts a template, and opens the mail program. */
async function send(canvas: Canvas): Promise<Canvas> {
  const dialog = await compose(canvas)
  await userEvent.keyboard('2')
  await userEvent.click(dialog.getByText('إرسال بالبريد'))
  return dialog
}

/** The mail program has been opened; the reply is recorded only after the editor says so. */
export const Sent = meta.story({
  beforeEach: stayHere,
  play: async ({ canvas }) => {
    await expect(button(await send(canvas), 'نعم، التالية')).toHaveFocus()
  },
})

/** A link to a mail program has room for some 300 letters. The note says whether the browser let the page copy them. */
async function sendLong(canvas: Canvas, copies: boolean) {
  const dialog = await compose(canvas)
  const copy = spyOn(navigator.clipboard, 'writeText')
  if (copies) copy.mockResolvedValue()
  else copy.mockRejectedValue(new DOMException('', 'NotAllowedError'))
  await userEvent.click(text(dialog))
  await userEvent.paste('جواب طويل '.repeat(60))
  await userEvent.click(dialog.getByText('إرسال بالبريد'))
  await dialog.findByText(/^نصك أطول مما يتسع له رابط البريد/, undefined, patient)
}

export const TooLongToSend = meta.story({
  beforeEach: stayHere,
  play: ({ canvas }) => sendLong(canvas, true),
})

export const TooLongToCopy = meta.story({
  beforeEach: stayHere,
  play: ({ canvas }) => sendLong(canvas, false),
})

/** The reply stays where it is when it cannot be recorded. */
export const RecordingFails = meta.story({
  tags: ['state:error'],
  parameters: { scenario: 'changesFail' },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => {})
    return stayHere()
  },
  play: async ({ canvas }) => {
    await userEvent.click(button(await send(canvas), 'نعم'))
    await isAlerted('تعذّر تغيير حالة الرسالة. أعد المحاولة.')
  },
})

export const WritingLongText = meta.story({
  tags: ['state:long-text'],
  globals: phone.globals,
  parameters: { route: listOf('كلمة واحدة طويلة'), scenario: 'longText' },
  play: async ({ canvas }) => {
    await compose(canvas, 'كلمة واحدة طويلة')
    await userEvent.keyboard('1')
    const { scrollWidth, clientWidth } = dialogBox()
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})

/** Templates and text are in sight together, above the footer, also on a phone of 640 px. */
export const Phone = meta.story({ ...Empty.input, tags: ['state:phone'], globals: phone.globals })

async function openTemplates(canvas: Canvas): Promise<Canvas> {
  const dialog = await compose(canvas)
  await userEvent.click(button(dialog, 'تعديل القوالب'))
  return within(await openedDialog('قوالب الرد'))
}

export const Templates = meta.story({
  play: async ({ canvas }) => {
    await openTemplates(canvas)
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

/** Name and text are required. */
export const TemplateRefused = meta.story({
  tags: ['state:error'],
  play: async ({ canvas }) => {
    const dialog = await openTemplates(canvas)
    await userEvent.click(button(dialog, 'إضافة قالب'))
    await userEvent.click(await screen.findByRole('button', { name: 'حفظ القالب' }, patient))
    const name = screen.getByRole('textbox', { name: /اسم القالب/ })
    await eventually(() => expect(name).toBeInvalid())
  },
})

export const Board = meta.story(screenBoard)
