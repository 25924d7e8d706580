import { expect, fireEvent, screen, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import {
  arrived,
  eventually,
  fitsTheWidth,
  isAt,
  isGone,
  openedDialog,
  patient,
} from '#.storybook/storyHelpers'
import { sampleUsers } from '@/content/admin/users'
import { savedRecentRecords } from '@/saved/adminMenu'
import { savedReading } from '@/saved/reading'
import { savedUsers } from '@/saved/users'

/** بحث وأوامر واختصارات */
const meta = preview.meta({ title: 'Admin/Desk', parameters: { route: '/admin/ads' } })

type Context = { userEvent: { keyboard: (keys: string) => Promise<void> } }

/** Opens the command palette by its key; returns its field. */
async function openPalette({ userEvent }: Context): Promise<HTMLElement> {
  await arrived()
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await screen.findByRole('combobox', { name: 'بحث وأوامر' }, patient)
  // The field comes first, what it lists follows.
  await screen.findByRole('listbox', { name: 'النتائج' }, patient)
  return field
}

const options = () => within(screen.getByRole('listbox', { name: 'النتائج' }))
const groups = () =>
  options()
    .getAllByRole('group')
    .map((group) => group.querySelector('p')?.textContent)

/** Before anything is typed: what can be done on this screen, and the screens. */
export const Palette = meta.story({
  tags: ['state:normal'],
  play: async ({ userEvent }) => {
    const field = await openPalette({ userEvent })
    await expect(field).toHaveFocus()
    await eventually(() => expect(groups()).toEqual(['في هذه الشاشة', 'الشاشات', 'عام']))
    const first = options().getByRole('option', { name: /^إضافة إعلان/ })
    // The dialog fades in.
    await eventually(() => expect(first).toBeVisible())
    const list = screen.getByRole('listbox', { name: 'النتائج' })
    // As in a low window, in which not all rows fit.
    list.style.maxBlockSize = '8rem'
    const last = options().getAllByRole('option').at(-1)
    if (last) fireEvent.pointerMove(last)
    await eventually(() => expect(last).toHaveAttribute('aria-selected', 'true'))
    // Otherwise another row would be under the pointer.
    await expect(list.scrollTop).toBe(0)
    list.style.maxBlockSize = ''
    fireEvent.pointerMove(first)
  },
})

/** Names are found by any part, whatever their hamza and final letter. The focus stays in the field. */
export const PaletteResults = meta.story({
  play: async ({ userEvent }) => {
    const field = await openPalette({ userEvent })
    await userEvent.keyboard('انس الروا')
    const found = await options().findByRole('option', { name: /أنس/ }, patient)
    await expect(field).toHaveAttribute('aria-activedescendant', found.id)
    await expect(found).toHaveAttribute('aria-selected', 'true')
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
    const field = await openPalette({ userEvent })
    await userEvent.type(field, 'كلمةطويلة')
    const found = await options().findAllByRole('option', { name: /لمى/ }, patient)
    await expect(found.length).toBeGreaterThan(1)
    const list = screen.getByRole('listbox', { name: 'النتائج' })
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth)
    await fitsTheWidth()
  },
})

/** What was opened last comes first. Enter waits for what the text in the field finds. */
export const PaletteRecent = meta.story({
  beforeEach: () => {
    savedRecentRecords.save(['screen:/admin/categories', 'country:1', 'user:deleted'])
  },
  play: async ({ userEvent }) => {
    const field = await openPalette({ userEvent })
    await eventually(() => expect(groups()[0]).toBe('الأخيرة'))
    fireEvent.change(field, { target: { value: 'المستخدمون' } })
    fireEvent.keyDown(field, { key: 'Enter' })
    await isGone('dialog')
    await isAt('المستخدمون')
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

const REPLY = { name: /^كتابة رد/ }
const rows = (canvas: ReturnType<typeof within>) =>
  canvas.findAllByRole('checkbox', { name: /^تحديد رسالة/ }, patient)

/** The row that had the focus has actions, too. */
export const PaletteOfRow = meta.story({
  parameters: { route: '/admin/contact-messages' },
  play: async ({ canvas, userEvent }) => {
    const [row] = await rows(canvas)
    row?.focus()
    await openPalette({ userEvent })
    await expect(await options().findByRole('option', REPLY, patient)).toBeInTheDocument()
  },
})

const listed = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)

/** The keys that do something here: messages can be searched and selected, and have nothing to save or to move. */
export const Keys = meta.story({
  parameters: { route: '/admin/contact-messages' },
  play: async ({ canvas, userEvent }) => {
    await rows(canvas)
    await openPalette({ userEvent })
    await options().findByRole('option', { name: /^تحديث/ }, patient)
    await expect(options().queryByRole('option', REPLY)).toBeNull()
    await userEvent.keyboard('{Escape}')
    await isGone('dialog')
    await userEvent.keyboard('?')
    const dialog = await openedDialog('اختصارات لوحة المفاتيح')
    await within(dialog).findByText('كتابة رد', {}, patient)
    await expect(listed(dialog)).toEqual([
      ...['الرسالة التالية', 'الرسالة السابقة', 'كتابة رد', 'سجّلها مقروءة'],
      ...['سجّلها محلولة', 'بحث وأوامر', 'البحث في هذه الشاشة', 'اختصارات لوحة المفاتيح'],
      ...['تحديد الصف أو إلغاء تحديده', 'تحديد الصف التالي أيضًا، من مربع التحديد'],
      ...['من مربع التحديد إلى إجراءات المحدّد', 'إلغاء التحديد، من مربع التحديد'],
    ])
  },
})

/** For those who dictate: Ctrl+K still works. */
export const SingleKeysOff = meta.story({
  beforeEach: () => void savedReading.save({ ...savedReading.shipped(), hasShortcuts: false }),
  play: async ({ userEvent }) => {
    await openPalette({ userEvent })
    await userEvent.keyboard('{Escape}')
    await isGone('dialog')
    await userEvent.keyboard('?')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
})

export const Board = meta.story(screenBoard)
