import { expect, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import { arrived, eventually, fitsTheWidth, openedDialog, patient } from '#.storybook/storyHelpers'
import { savedAdminMenu } from '@/saved/adminMenu'
import { type SavedView, savedViews } from '@/saved/views'

const filtered = '/admin/contact-messages?status=unread'
/** العروض المحفوظة */
const meta = preview.meta({ title: 'Admin/Saved views', parameters: { route: filtered } })

const view = (id: string, name: string, isPinned = false): SavedView => ({
  id,
  screen: 'messages',
  name,
  search: { status: 'unread', category: 'دعم تقني' },
  isPinned,
})
const PINNED = [view('view-1', 'غير المقروءة من دعم تقني', true), view('view-2', 'للمراجعة')]

async function openViews() {
  await arrived()
  const button = await screen.findByRole('button', { name: 'العروض المحفوظة' }, patient)
  button.click()
  return within(await openedDialog('العروض المحفوظة'))
}

/** The filters of the list get a name, and the view can be pinned. */
export const Saving = meta.story({
  tags: ['state:normal'],
  play: async ({ userEvent }) => {
    const dialog = await openViews()
    await userEvent.type(dialog.getByRole('textbox'), 'غير المقروءة{Enter}')
    const pin = await dialog.findByRole('button', { name: /^تثبيت/ })
    await userEvent.click(pin)
    await expect(pin).toHaveAttribute('aria-pressed', 'true')
  },
})

/** A list without filters is no view. */
export const NothingToSave = meta.story({
  tags: ['state:empty'],
  parameters: { route: '/admin/contact-messages' },
  play: async () => {
    const dialog = await openViews()
    await dialog.findByText('لم تحفظ عرضًا لهذه القائمة بعد.')
  },
})

/** In the menu, with the number of messages that it finds. */
export const Pinned = meta.story({
  beforeEach: () => void savedViews.save(PINNED),
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'قائمة الإدارة' }))
    const link = await menu.findByRole('link', { name: /^غير المقروءة من دعم تقني/ }, patient)
    await eventually(() => expect(link).toHaveTextContent(/[1-9]\d*$/))
    await openViews()
  },
})

export const PinnedCollapsed = meta.story({
  beforeEach: () => {
    savedViews.save(PINNED)
    savedAdminMenu.save(true)
  },
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'قائمة الإدارة' }))
    await menu.findByRole('link', { name: 'غير المقروءة من دعم تقني' }, patient)
  },
})

export const LongTextPhone = meta.story({
  tags: ['state:long-text'],
  globals: phone.globals,
  beforeEach: () => {
    savedViews.save([view('view-1', 'كلمةطويلةجدابلافراغات'.repeat(8), true)])
  },
  play: async () => {
    const dialog = await openViews()
    await dialog.findByRole('link')
    await fitsTheWidth()
  },
})

export const Board = meta.story(screenBoard)
