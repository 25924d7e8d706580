import { expect, fireEvent, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import { arrived, eventually, fitsTheWidth, openedDialog, patient } from '#.storybook/storyHelpers'
import { sampleUsers } from '@/content/admin/users'
import { savedRecentRecords } from '@/saved/adminMenu'
import { savedUsers } from '@/saved/users'

/** بحث وأوامر واختصارات */
const meta = preview.meta({ title: 'Admin/Desk', parameters: { route: '/admin/ads' } })

type Context = { userEvent: { keyboard: (keys: string) => Promise<void> } }

/** Opens the command palette by its key. */
async function openPalette({ userEvent }: Context) {
  await arrived()
  await userEvent.keyboard('{Control>}k{/Control}')
  // The field comes first, what it lists follows.
  await screen.findByRole('listbox', { name: 'النتائج' }, patient)
}

const options = () => within(screen.getByRole('listbox', { name: 'النتائج' }))

/** Before anything is typed: what can be done on this screen, and the screens. A row that is marked does not scroll. */
export const Palette = meta.story({
  tags: ['state:normal'],
  play: async ({ userEvent }) => {
    await openPalette({ userEvent })
    const list = screen.getByRole('listbox', { name: 'النتائج' })
    // As in a low window, in which not all rows fit.
    list.style.maxBlockSize = '8rem'
    const last = options().getAllByRole('option').at(-1)
    if (last) fireEvent.pointerMove(last)
    await eventually(() => expect(last).toHaveAttribute('aria-selected', 'true'))
    // Otherwise another row would be under the pointer.
    await expect(list.scrollTop).toBe(0)
    list.style.maxBlockSize = ''
  },
})

/** Names are found by any part, whatever their hamza and final letter. */
export const PaletteResults = meta.story({
  play: async ({ userEvent }) => {
    await openPalette({ userEvent })
    await userEvent.keyboard('انس الروا')
    await options().findByRole('option', { name: /أنس/, selected: true }, patient)
  },
})

export const PaletteNoResults = meta.story({
  tags: ['state:empty'],
  play: async ({ userEvent }) => {
    await openPalette({ userEvent })
    await userEvent.keyboard('زرافة')
    await screen.findByText('لا شيء بهذا الاسم في لوحة الإدارة.', {}, patient)
  },
})

const LONG_NAME = `${'كلمةطويلةجدابلافراغات'.repeat(4)} لمى`

/** A name longer than its line ends with an ellipsis, and the role beside it stays in sight. */
export const PaletteLongTextPhone = meta.story({
  tags: ['state:long-text'],
  globals: phone.globals,
  beforeEach: () => {
    savedUsers.save(sampleUsers.map((user) => ({ ...user, name: LONG_NAME })))
  },
  play: async ({ userEvent }) => {
    await openPalette({ userEvent })
    await userEvent.keyboard('كلمةطويلة')
    await options().findAllByRole('option', { name: /لمى/ }, patient)
    const { scrollWidth, clientWidth } = screen.getByRole('listbox', { name: 'النتائج' })
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})

/** What was opened last comes first. */
export const PaletteRecent = meta.story({
  beforeEach: () => {
    savedRecentRecords.save(['screen:/admin/categories', 'country:1', 'user:deleted'])
  },
  play: async ({ userEvent }) => {
    await openPalette({ userEvent })
    await options().findByText('الأخيرة', {}, patient)
  },
})

export const PalettePhone = meta.story({
  globals: phone.globals,
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByRole('button', { name: 'بحث وأوامر' }))
    await screen.findByRole('listbox', { name: 'النتائج' }, patient)
    await fitsTheWidth()
  },
})

const messages = { parameters: { route: '/admin/contact-messages' } }
const rows = () => screen.findAllByRole('checkbox', { name: /^تحديد رسالة/ }, patient)

/** The row that had the focus has actions, too. */
export const PaletteOfRow = meta.story({
  ...messages,
  play: async ({ userEvent }) => {
    const [row] = await rows()
    row?.focus()
    await openPalette({ userEvent })
    await options().findByRole('option', { name: /^كتابة رد/ }, patient)
  },
})

/** The keys that do something here: messages can be searched and selected, and have nothing to save or to move. */
export const Keys = meta.story({
  ...messages,
  play: async ({ userEvent }) => {
    await rows()
    await userEvent.keyboard('?')
    const dialog = within(await openedDialog('اختصارات لوحة المفاتيح'))
    await dialog.findByText('كتابة رد', {}, patient)
  },
})

export const Board = meta.story(screenBoard)
