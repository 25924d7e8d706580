import { expect, screen, userEvent, within } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone } from '#.storybook/screenStates'
import { eventually, isAlerted, openedDialog, patient, settled } from '#.storybook/storyHelpers'
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
    await (await sheet()).findByText(/^لا تغييرات باسمه/)
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
    await (await sheet()).findByRole('listitem')
  },
})

export const Phone = meta.story({
  ...WithActivity.input,
  globals: phone.globals,
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

async function editing() {
  await userEvent.click((await sheet()).getByRole('button', { name: 'تعديل' }))
  const form = within(await openedDialog(/^تعديل/))
  await form.findByRole('combobox', { name: 'الدور' }, patient)
  return form
}
const SAVE = { name: /^حفظ/ }

/** The rules of adding: an address that another user has is refused. */
export const EditingRefused = meta.story({
  tags: ['state:error'],
  play: async () => {
    const form = await editing()
    const email = form.getByRole('textbox', { name: /البريد/ })
    await userEvent.clear(email)
    await userEvent.type(email, sampleUsers[1]?.email ?? '')
    await userEvent.click(form.getByRole('button', SAVE))
    await eventually(() => expect(email).toBeInvalid())
  },
})

/** Only what was changed here is saved: another tab has renamed the user since the form was opened. */
export const EditedElsewhere = meta.story({
  play: async () => {
    const form = await editing()
    savedUsers.save(sampleUsers.map((one) => (one === user ? { ...one, name: 'سارة' } : one)))
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'الدور' }), 'editor')
    await userEvent.click(form.getByRole('button', SAVE))
    await isAlerted('عُدّل المستخدم «سارة».')
  },
})

/** The selected users, and what can be done to them. */
export const Selected = meta.story({
  parameters: { route: '/admin/users' },
  play: async ({ canvas }) => {
    const all = { name: 'تحديد مستخدمي هذه الصفحة' }
    await userEvent.click(await canvas.findByRole('checkbox', all, patient))
    await screen.findByRole('group', { name: 'إجراءات جماعية' }, patient)
  },
})

export const Board = meta.story(screenBoard)
