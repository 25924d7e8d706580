import { expect, screen, spyOn, userEvent, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import { eventually, fitsTheWidth, isAlerted, isGone, patient } from '#.storybook/storyHelpers'
import { button, countRows, findRow } from './ContactMessages.storyHelpers'

/** تحديد رسائل التواصل */
const meta = preview.meta({
  title: 'Admin/ContactMessages selection',
  parameters: { route: '/admin/contact-messages' },
})

type Canvas = ReturnType<typeof within>

const BAR = { name: 'إجراءات جماعية' }

/** Selects all messages of the page; returns the bar. */
async function selectPage(canvas: Canvas): Promise<Canvas> {
  await countRows(canvas)
  const all = canvas.queryByRole('checkbox', { name: 'تحديد رسائل هذه الصفحة' })
  // On phones, which the board shows too, the rows are cards without a header.
  const boxes = all ? [all] : canvas.getAllByRole('checkbox', { name: /^تحديد رسالة/ })
  for (const box of boxes) await userEvent.click(box)
  return within(await screen.findByRole('group', BAR, patient))
}

export const Selected = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas }) => {
    await selectPage(canvas)
  },
})

/** A message whose own change is not answered yet waits for it: four calls are sent. */
export const Running = meta.story({
  tags: ['state:loading'],
  play: async ({ canvas }) => {
    const bar = await selectPage(canvas)
    const { mock } = spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}))
    const [own] = canvas.getAllByText('سجّلها محلولة')
    if (own) await userEvent.click(own)
    await userEvent.click(button(bar, 'سجّلها مقروءة'))
    const messages = () => mock.calls.map(([url]) => /(\d+)\/\w+$/.exec(String(url))?.[1])
    await eventually(() => expect(messages()).toHaveLength(4))
    await expect(new Set(messages()).size).toBe(4)
  },
})

const quietConsole = () => void spyOn(console, 'error').mockImplementation(() => {})

const unread = {
  scenario: 'someChangesFail',
  route: '/admin/contact-messages?status=unread',
} as const

const RETRY = { name: 'إعادة المحاولة معها وحدها' }
const selected = () => document.querySelectorAll('main tbody [data-row-control=select]:checked')

/** Of 66 calls three fail: exactly those three stay selected, with the reasons. */
export const ThreeOf66Failed = meta.story({
  tags: ['state:error'],
  parameters: { ...unread, route: `${unread.route}&category=إعلان` },
  beforeEach: quietConsole,
  play: async ({ canvas }) => {
    const bar = await selectPage(canvas)
    await userEvent.click(button(bar, 'حدّد كل نتائج البحث (66)'))
    await userEvent.click(button(bar, 'سجّلها مقروءة'))
    const question = within(await screen.findByRole('alertdialog', {}, patient))
    await userEvent.click(button(question, 'تسجيل'))
    await bar.findByRole('button', RETRY, patient)
    await expect(bar.getByRole('status')).toHaveTextContent(
      'سُجّلت مقروءة: 63 رسالة. تعذّر الحفظ في 3 رسائل. لم يصل رد من الخادم، رسالتان. خطأ في الخادم (500)، رسالة واحدة.',
    )
    await eventually(() => expect(selected()).toHaveLength(3))
    await isGone('alertdialog')
  },
})

/** Those alone are tried again, also when another message has been selected since, which stays so. */
export const TriedAgain = meta.story({
  tags: ['developer'],
  parameters: unread,
  beforeEach: quietConsole,
  play: async ({ canvas }) => {
    const bar = await selectPage(canvas)
    await userEvent.click(button(bar, 'سجّلها مقروءة'))
    const retry = await bar.findByRole('button', RETRY, patient)
    const other = document.querySelector('main tbody [data-row-control=select]:not(:checked)')
    if (other) await userEvent.click(other)
    await userEvent.click(retry)
    await isAlerted('سُجّلت مقروءة: رسالتان.')
    await eventually(() => expect([...selected()]).toEqual([other]))
  },
})

/** A toast names what failed after the editor has left the screen. */
export const LeftMeanwhile = meta.story({
  parameters: unread,
  beforeEach: quietConsole,
  play: async ({ canvas }) => {
    const bar = await selectPage(canvas)
    const { promise: isLeft, resolve: leave } = Promise.withResolvers<void>()
    const { fetch } = window
    spyOn(window, 'fetch').mockImplementation(async (...call) => {
      await isLeft
      return fetch(...call)
    })
    await userEvent.click(button(bar, 'سجّلها مقروءة'))
    await userEvent.click(canvas.getByRole('link', { name: 'المستخدمون' }))
    await canvas.findByRole('heading', { level: 1, name: 'المستخدمون' }, patient)
    leave()
    await screen.findByText(/^سُجّلت مقروءة: 23 رسالة\. تعذّر الحفظ في رسالتين/, {}, patient)
  },
})

/** «إيقاف» ends what has begun: four calls. */
export const Stopped = meta.story({
  tags: ['developer'],
  play: async ({ canvas }) => {
    const bar = await selectPage(canvas)
    const { promise: isStopped, resolve: goOn } = Promise.withResolvers<void>()
    const { fetch } = window
    spyOn(window, 'fetch').mockImplementation(async (...call) => {
      await isStopped
      return fetch(...call)
    })
    await userEvent.click(button(bar, 'سجّلها محلولة'))
    await userEvent.click(await bar.findByRole('button', { name: 'إيقاف' }, patient))
    goOn()
    await isAlerted('سُجّل الحل في: 4\u00a0رسائل.')
  },
})

export const Phone = meta.story({
  globals: phone.globals,
  play: async ({ canvas }) => {
    await findRow(canvas, 'رهف الكيلاني')
    const [first] = canvas.getAllByRole('checkbox', { name: /^تحديد رسالة/ })
    if (first) await userEvent.click(first)
    await screen.findByRole('group', BAR, patient)
    await fitsTheWidth()
  },
})

export const Board = meta.story(screenBoard)
