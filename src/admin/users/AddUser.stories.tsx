import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview'

const meta = preview.meta({ title: 'Admin/Users/AddUser', parameters: { route: '/admin/users' } })

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>

const alertSays = (text: string) =>
  waitFor(() => expect(document.querySelector('[role=alert]')).toHaveTextContent(text))

/** Opens the dialog; returns functions that find its parts by name. */
async function open({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'إضافة مستخدم' }))
  const box = await screen.findByRole('dialog', { name: 'إضافة مستخدم' })
  await waitFor(() => expect(box).toBeVisible())
  const dialog = within(box)
  // The asterisks of required fields are part of the label text.
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(`${label} *`)
  const type = async (label: string, text: string) => {
    await userEvent.clear(field(label))
    await userEvent.type(field(label), text)
  }
  const submit = () => userEvent.click(dialog.getByRole('button', { name: 'إضافة المستخدم' }))
  return { dialog, field, type, submit }
}

export const RulesInOrder = meta.story({
  tags: ['state:error'],
  play: async ({ canvas, userEvent, step }) => {
    const { field, type, submit, dialog } = await open({ canvas, userEvent })
    await step('Spec §5: name, email and password are required', async () => {
      await submit()
      await alertSays('يرجى ملء جميع الحقول المطلوبة')
      await expect(dialog.getAllByText('هذا الحقل مطلوب')).toHaveLength(3)
      await waitFor(() => expect(field('الاسم')).toHaveFocus())
    })
    await step('Spec §5: then, password and confirmation must match', async () => {
      await type('الاسم', 'رنا الفهد')
      await type('البريد الإلكتروني', 'rana@')
      await type('كلمة المرور', '12345')
      await type('تأكيد كلمة المرور', '1234')
      await submit()
      await alertSays('كلمة المرور وتأكيد كلمة المرور غير متطابقتين')
      await expect(field('البريد الإلكتروني')).toBeInvalid()
      await expect(field('كلمة المرور')).toBeInvalid()
      await waitFor(() => expect(field('البريد الإلكتروني')).toHaveFocus())
    })
    await step('Spec §5: then, the password has at least 6 characters', async () => {
      await type('تأكيد كلمة المرور', '12345')
      await submit()
      await alertSays('كلمة المرور يجب أن تكون 6 أحرف على الأقل')
    })
    await step('Spec §5: then, the email is one', async () => {
      await type('كلمة المرور', '123456')
      await type('تأكيد كلمة المرور', '123456')
      await submit()
      await alertSays('يرجى إدخال بريد إلكتروني صحيح')
    })
    await step('Spec §5: success; the user is appended and in sight', async () => {
      await userEvent.selectOptions(dialog.getByLabelText('الدور'), 'editor')
      await type('البريد الإلكتروني', 'rana@bareed.example')
      await submit()
      await alertSays('تم إضافة المستخدم بنجاح')
      await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
      const rows = await waitFor(() => {
        const found = [...document.querySelectorAll<HTMLElement>('tbody tr')]
        expect(found.at(-1)).toHaveTextContent('رنا الفهد')
        return found
      })
      const last = within(rows.at(-1) as HTMLElement)
      for (const text of ['rana@bareed.example', 'محرر', 'نشط', '20 نوفمبر 2026', '0'])
        await expect(last.getByText(text)).toBeVisible()
      await expect(canvas.getByText('13 من 13')).toBeInTheDocument()
    })
  },
})

export const StartsEmptyAgain = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = await open({ canvas, userEvent })
    await first.type('الاسم', 'رنا الفهد')
    await userEvent.click(first.dialog.getByRole('button', { name: 'إلغاء' }))
    await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull())
    const second = await open({ canvas, userEvent })
    await expect(second.field('الاسم')).toHaveValue('')
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const { submit } = await open({ canvas, userEvent })
    await submit()
    await alertSays('يرجى ملء جميع الحقول المطلوبة')
  },
})

/** Escape asks before it discards typed text; «إلغاء» discards it without asking. */
export const HalfFilled = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    await step('empty, Escape closes at once', async () => {
      await open({ canvas, userEvent })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    const { dialog, field, type } = await open({ canvas, userEvent })
    await type('الاسم', 'رنا الفهد')
    await step('half filled, Escape asks first', async () => {
      await userEvent.keyboard('{Escape}')
      const question = await screen.findByRole('alertdialog')
      await expect(question).toHaveTextContent('هل تريد الإغلاق دون حفظ ما كتبته؟')
      await userEvent.click(within(question).getByRole('button', { name: 'إلغاء' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(field('الاسم')).toHaveValue('رنا الفهد')
    })
    await step('«إلغاء» does not', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'إلغاء' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})
