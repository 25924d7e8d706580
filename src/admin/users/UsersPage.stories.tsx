import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import { sampleAvatars, sampleUsers } from '@/content/admin/users'
import { pictureUrl } from '@/ui/pictureUrl'
import preview from '../../../.storybook/preview'
import { tablet } from '../../../.storybook/tablet'
import { LOGGED_ONLY } from '../loggedOnly'
import { UsersPage } from './UsersPage'

const route = '/admin/users'
const meta = preview.meta({ title: 'Admin/Users', parameters: { route } })

const alertSays = (text: string) =>
  waitFor(() => expect(document.querySelector('[role=alert]')).toHaveTextContent(text))
const names = () =>
  [...document.querySelectorAll('tbody b')].map((name) => name.textContent?.trim())
const isSideways = () => document.documentElement.scrollWidth > document.documentElement.clientWidth

async function rowOf(name: string) {
  const row = (await screen.findByText(name, { selector: 'td b *' })).closest('tr')
  if (!row) throw new Error(`no row of ${name}`)
  return within(row)
}

export const Normal = meta.story({
  play: async ({ canvas, step }) => {
    const editor = await rowOf('هند القحطاني')
    await step('Spec §2, §6: role and status in Arabic, dates, articles', async () => {
      for (const text of ['hind@madar.example', 'محرر', 'نشط', '11 فبراير 2025', '178'])
        await expect(editor.getByText(text)).toBeVisible()
      await expect(editor.getByText(/أمس/)).toHaveTextContent('أمس، 22:05')
      await expect((await rowOf('سارة المطيري')).getByText('مدير')).toBeVisible()
      await expect((await rowOf('مازن بدر')).getByText('مستخدم')).toBeVisible()
      await expect((await rowOf('مازن بدر')).getByText('معلّق')).toBeVisible()
      await expect((await rowOf('حساب مجهول 4471')).getByText('محظور')).toBeVisible()
    })
    await step('Spec §4: active users show deactivate, others activate', async () => {
      for (const name of names()) {
        const row = await rowOf(name ?? '')
        const isActive = row.queryByText('نشط') !== null
        await expect(row.queryByText('تعطيل', { exact: false }) !== null).toBe(isActive)
        await expect(row.queryByText('تفعيل', { exact: false }) !== null).toBe(!isActive)
      }
    })
    await step('Spec §9: two pages of six', async () => {
      await expect(names()).toHaveLength(6)
      await expect(canvas.getByText(/^الصفحة/)).toHaveTextContent('الصفحة 1 من 2')
    })
  },
})

/** Spec §3: each row has an avatar, or the initial if the user has none. */
export const Avatars = meta.story({
  parameters: { route: '' },
  render: () => (
    <UsersPage
      filters={{}}
      onFiltersChange={fn()}
      initial={sampleUsers.map((user, index) => ({
        ...user,
        avatar: sampleAvatars[index] ?? null,
      }))}
    />
  ),
  play: async () => {
    await rowOf('سارة المطيري')
    const drawings = () => [...document.querySelectorAll('tbody td:first-child [data-drawing]')]
    await waitFor(() =>
      expect(drawings().map((it) => it.querySelector('img')?.getAttribute('src'))).toEqual([
        ...sampleAvatars.map((avatar) => pictureUrl(avatar, 72, 72)),
        undefined,
      ]),
    )
    await expect(drawings()[5]).toHaveTextContent(/^ح$/)
  },
})

export const SecondPage = meta.story({
  parameters: { route: `${route}?page=2` },
  play: async () => {
    await rowOf('جود الزعبي')
    await expect(names()).toHaveLength(6)
  },
})

export const OnlyLogged = meta.story({
  play: async ({ userEvent, step }) => {
    const log = spyOn(console, 'info').mockImplementation(() => {})
    const row = await rowOf('سارة المطيري')
    await step('Spec §4: deactivate is only logged, and says so', async () => {
      await userEvent.click(row.getByRole('button', { name: /^تعطيل/ }))
      await alertSays(LOGGED_ONLY)
      await expect(log.mock.calls).toEqual([['users/deactivate', { id: 'user-1' }]])
      await expect(row.getByText('نشط')).toBeVisible()
    })
    log.mockRestore()
  },
})

export const SearchAndStatus = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await rowOf('سارة المطيري')
    await step('Spec §2: the status filter; an empty second page is not offered', async () => {
      await userEvent.click(canvas.getByLabelText('معلّق'))
      await waitFor(() => expect(names()).toEqual(['مازن بدر', 'ميس العبادي']))
      for (const name of ['الصفحة 2', 'التالية']) {
        const way = canvas.getByRole('button', { name })
        await expect(way).toHaveAttribute('aria-disabled', 'true')
        await userEvent.click(way)
      }
      await expect(canvas.getByText(/^الصفحة/)).toHaveTextContent('الصفحة 1 من 2')
      await expect(names()).toHaveLength(2)
    })
    await step('Spec §2: search', async () => {
      await userEvent.type(canvas.getByLabelText('بحث في المستخدمين'), 'MAYS')
      await waitFor(() => expect(names()).toEqual(['ميس العبادي']))
    })
  },
})

export const NoResults = meta.story({
  tags: ['state:empty'],
  parameters: { route: `${route}?q=زرافة&status=banned` },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'لا نتائج' })).toBeVisible()
    await expect(canvas.getByText(/^الصفحة/)).toHaveTextContent('الصفحة 1 من 2')
    await userEvent.click(canvas.getByRole('button', { name: 'مسح البحث والتصفية' }))
    await waitFor(() => expect(names()).toHaveLength(6))
    await expect(canvas.getByLabelText('بحث في المستخدمين')).toHaveFocus()
  },
})

export const WrongFilters = meta.story({
  tags: ['state:error'],
  parameters: { route: `${route}?status=lost&page=9&q=` },
  play: async () => {
    await rowOf('سارة المطيري')
    await expect(names()).toHaveLength(6)
  },
})

export const Delete = meta.story({
  play: async ({ userEvent, step }) => {
    const row = await rowOf('رائد العمري')
    const question = () => screen.findByRole('alertdialog')
    await step('Spec §5: deleting asks; «إلغاء» keeps the user', async () => {
      await userEvent.click(row.getByRole('button', { name: 'حذف رائد العمري' }))
      await expect(await question()).toHaveTextContent('هل تريد حذف المستخدم «رائد العمري»؟')
      await userEvent.click(within(await question()).getByRole('button', { name: 'إلغاء' }))
      await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
      await expect(names()).toContain('رائد العمري')
    })
    await step('«حذف» removes them; the focus goes to the next row', async () => {
      await userEvent.click(row.getByRole('button', { name: 'حذف رائد العمري' }))
      await userEvent.click(within(await question()).getByRole('button', { name: 'حذف' }))
      await waitFor(() => expect(names()).not.toContain('رائد العمري'))
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName('حذف هند القحطاني'))
    })
    await step('«تراجع» brings them back to their place', async () => {
      await userEvent.click(await screen.findByText('تراجع'))
      await waitFor(() => expect(names()[1]).toBe('رائد العمري'))
    })
  },
})

const LONG_NAME = 'عبد الرحمن بن عبد العزيز آل المنتصر بالله الشامي القحطاني الكبير'

export const LongText = meta.story({
  tags: ['state:long-text'],
  parameters: { route: '' },
  render: () => (
    <UsersPage
      filters={{}}
      onFiltersChange={fn()}
      initial={sampleUsers.map((user) => ({
        ...user,
        name: LONG_NAME,
        email: `${'very.long.address.'.repeat(6)}@sanduq.example`,
        articles: 1234567,
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await canvas.findAllByText(LONG_NAME)
    await expect(isSideways()).toBe(false)
  },
})

export const PhoneLongText = meta.story({
  ...LongText.input,
  globals: { viewport: { value: 'phone' } },
})

export const AllDeleted = meta.story({
  tags: ['state:empty'],
  parameters: { route: '' },
  render: () => <UsersPage filters={{}} onFiltersChange={fn()} initial={[]} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'لا مستخدمين' })).toBeVisible()
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect((await rowOf('هند القحطاني')).getByText('178 مقالًا')).toBeVisible()
    await expect(isSideways()).toBe(false)
  },
})

export const Tablet = meta.story(tablet)
