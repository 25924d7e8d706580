import { screen, spyOn, userEvent, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, fitsTheWidth, patient } from '#.storybook/storyHelpers'
import { type Canvas, countRows, findRow, findText, listOf } from './ContactMessages.storyHelpers'
import { MessageDate } from './MessageDate'

const route = '/admin/contact-messages'
/** رسائل التواصل */
const meta = preview.meta({ title: 'Admin/ContactMessages', parameters: { route } })

export const Normal = meta.story({
  tags: ['state:normal'],
  play: async ({ canvas }) => {
    await findRow(canvas, 'رهف الكيلاني')
  },
})

const openMenu = async (canvas: Canvas, sender: string) => {
  const row = within(await findRow(canvas, sender))
  await userEvent.click(row.getByRole('button', { name: /^المزيد عن/ }))
  await screen.findByRole('menu', {}, patient)
}

/** What can be done with a message. */
export const RowMenu = meta.story({
  parameters: { route: listOf('باسل النجار') },
  play: async ({ canvas }) => {
    await openMenu(canvas, 'باسل النجار')
  },
})

/** The list as it is filtered and sorted, for Excel or as JSON. */
export const Exporting = meta.story({
  parameters: { route: listOf('باسل النجار') },
  play: async ({ canvas }) => {
    await findRow(canvas, 'باسل النجار')
    await userEvent.click(await canvas.findByRole('button', { name: 'تصدير' }, patient))
    await screen.findByRole('menu', {}, patient)
  },
})

/** After the reply the actions of Spec §4 that are left. */
export const RowMenuAnsweredPhone = meta.story({
  tags: ['developer'],
  globals: phone.globals,
  parameters: { route: listOf('رهف الكيلاني') },
  play: async ({ canvas }) => {
    await openMenu(canvas, 'رهف الكيلاني')
    await fitsTheWidth()
  },
})

/** D-17: the Umm al-Qura date is in the tooltip. */
export const DateTooltip = meta.story({
  parameters: { route: '' },
  render: () => (
    <>
      <h1>رسائل التواصل</h1>
      <MessageDate createdAt="2026-11-20T08:10:00+03:00" />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByText('20 نوفمبر 2026'))
    await screen.findByText(/10 جمادى الآخرة 1448/, {}, patient)
  },
})

export const Loading = meta.story({
  tags: ['state:loading'],
  parameters: { scenario: 'endless' },
  play: async ({ canvas }) => {
    await canvas.findByRole('progressbar', { name: 'جارٍ التحميل: رسائل التواصل' }, patient)
  },
})

export const Empty = meta.story({
  tags: ['state:empty'],
  parameters: { scenario: 'empty' },
  play: async ({ canvas }) => {
    await findText(canvas, 'لم يتم استلام أي رسائل بعد')
  },
})

export const NoMatches = meta.story({
  tags: ['state:empty'],
  parameters: { route: `${route}?q=زرافة&status=unread` },
  play: async ({ canvas }) => {
    await findText(canvas, 'لا توجد رسائل تطابق معايير البحث')
  },
})

export const LoadingFails = meta.story({
  tags: ['state:error'],
  parameters: { scenario: 'networkError' },
  play: async ({ canvas }) => {
    await findText(canvas, 'إعادة المحاولة')
  },
})

/** Signed out, the reader signs in, and the server still refuses. */
export const Unauthorised = meta.story({
  tags: ['state:error', 'state:signed-out'],
  parameters: { scenario: 'unauthorised', session: 'signedOut' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await findText(canvas, 'تسجيل الدخول وإعادة المحاولة'))
    await findText(canvas, /ما زال الخادم يرفض الطلب/)
  },
})

export const RefreshFails = meta.story({
  tags: ['state:error'],
  parameters: { route: listOf('جنى السالم') },
  play: async ({ canvas, userEvent }) => {
    await findRow(canvas, 'جنى السالم')
    spyOn(window, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await userEvent.click(canvas.getByText('تحديث'))
    await findText(canvas, 'إعادة المحاولة')
  },
})

export const Large = meta.story({ parameters: { scenario: 'large' }, play: arrived })

export const LongText = meta.story({
  tags: ['state:long-text'],
  globals: phone.globals,
  parameters: { scenario: 'longText' },
  play: async ({ canvas }) => {
    await countRows(canvas)
    await fitsTheWidth()
  },
})

export const Phone = meta.story({
  ...phone,
  play: async ({ canvas }) => {
    await findRow(canvas, 'جنى السالم')
    await fitsTheWidth()
  },
})

export const Tablet = meta.story(tablet)

export const Board = meta.story(screenBoard)
