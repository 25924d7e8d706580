import { expect, screen, userEvent, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import {
  eventually,
  isAlerted,
  isGone,
  openedDialog,
  patient,
  settled,
} from '#.storybook/storyHelpers'
import { sampleUsers } from '@/content/admin/users'
import { saveList } from '@/saved/changeLog'
import { savedUsers } from '@/saved/users'

const [user] = sampleUsers
if (!user) throw new Error('no sample users')
const route = `/admin/users?user=${user.id}`
/** لوحة المستخدم */
const meta = preview.meta({ title: 'Admin/Users/Sheet', parameters: { route } })

const sheet = async () => {
  const found = await openedDialog(user.name)
  await settled()
  return within(found)
}

/** The user is in the address: a sheet has a link. Without a change in this browser it says so. */
export const Normal = meta.story({
  tags: ['state:normal'],
  play: async () => {
    await expect((await sheet()).getByText(/^لا تغييرات باسمه/)).toBeVisible()
  },
})

/** What the user changed in this browser, and what was changed about the user. */
export const WithActivity = meta.story({
  beforeEach: () => {
    const after = sampleUsers.map((one) =>
      one === user ? { ...one, role: 'editor' as const } : one,
    )
    saveList(savedUsers, after)
  },
  play: async () => {
    const opened = await sheet()
    await expect(opened.getAllByRole('listitem')).toHaveLength(1)
    // A dialog over the sheet returns the focus to it.
    const edit = opened.getByRole('button', { name: 'تعديل' })
    await userEvent.click(edit)
    const form = within(await openedDialog(/^تعديل/))
    await userEvent.click(await form.findByRole('button', { name: 'إلغاء' }, patient))
    await eventually(() => expect(screen.queryByRole('dialog', { name: /^تعديل/ })).toBeNull())
    await expect(edit).toHaveFocus()
  },
})

export const Phone = meta.story({
  ...WithActivity.input,
  globals: phone.globals,
  play: async () => {
    await sheet()
    await expect(document.querySelector('[role=dialog]')?.scrollWidth).toBeLessThanOrEqual(
      innerWidth,
    )
  },
})

const LONG_NAME = `${user.name} ${'كلمةطويلةجدابلافراغات'.repeat(4)}`

export const LongTextPhone = meta.story({
  tags: ['state:long-text'],
  globals: phone.globals,
  beforeEach: () => {
    const email = `${'very.long.address.'.repeat(6)}@sanduq.example`
    savedUsers.save(
      sampleUsers.map((one) => (one === user ? { ...one, name: LONG_NAME, email } : one)),
    )
  },
  play: async () => {
    const dialog = await openedDialog(LONG_NAME)
    await settled()
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})

/** With text of twice the size no name is broken inside a word. */
export const LargeTextPhone = meta.story({
  globals: { ...phone.globals, view: 'double' },
  play: async () => {
    const name = (await sheet()).getByText(user.name)
    const text = document.createRange()
    text.selectNodeContents(name)
    await expect(text.getClientRects()).toHaveLength(user.name.split(' ').length)
  },
})

export const UnknownUser = meta.story({
  tags: ['state:error'],
  parameters: { route: '/admin/users?user=none' },
  play: async () => {
    await isAlerted('لا مستخدم بهذا الرابط. ربما حُذف بعد نسخه.')
  },
})

/** The rules of adding: an address that another user has is refused. */
export const EditingRefused = meta.story({
  tags: ['state:error'],
  play: async () => {
    await userEvent.click((await sheet()).getByRole('button', { name: 'تعديل' }))
    const form = within(await openedDialog(/^تعديل/))
    const email = await form.findByRole('textbox', { name: /البريد/ }, patient)
    await userEvent.clear(email)
    await userEvent.type(email, sampleUsers[1]?.email ?? '')
    await userEvent.click(form.getByRole('button', { name: /^حفظ/ }))
    await eventually(() => expect(email).toHaveAttribute('aria-invalid', 'true'))
    await expect(form.queryByLabelText(/كلمة المرور/)).toBeNull()
  },
})

/** Only what was changed here is saved: another tab has renamed the user since the form was opened. */
export const EditedElsewhere = meta.story({
  play: async () => {
    await userEvent.click((await sheet()).getByRole('button', { name: 'تعديل' }))
    const form = within(await openedDialog(/^تعديل/))
    const role = await form.findByRole('combobox', { name: 'الدور' }, patient)
    const edited = () => savedUsers.get().find(({ id }) => id === user.id)
    savedUsers.save(sampleUsers.map((one) => (one === user ? { ...one, name: 'سارة' } : one)))
    await userEvent.selectOptions(role, 'editor')
    await userEvent.click(form.getByRole('button', { name: /^حفظ/ }))
    await isAlerted('عُدّل المستخدم «سارة».')
    await expect(edited()).toMatchObject({ name: 'سارة', role: 'editor' })
  },
})

/** The selected users, and what can be done to them. */
export const Selected = meta.story({
  parameters: { route: '/admin/users' },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: 'تحديد مستخدمي هذه الصفحة' }, patient),
    )
    const bar = within(await screen.findByRole('group', { name: 'إجراءات جماعية' }, patient))
    await userEvent.click(bar.getByRole('button', { name: 'حذف' }))
    const question = within(await screen.findByRole('alertdialog', {}, patient))
    await userEvent.click(question.getByRole('button', { name: 'إلغاء' }))
    await isGone('alertdialog')
  },
})

export const Board = meta.story(screenBoard)
