import type { screen, userEvent } from 'storybook/test'
import { arrived } from '#.storybook/storyHelpers'
import type { ContactMessageInput } from '@/api/contactMessages'

/** The visitor's actions in the stories of the contact page, by role and name. */
type Canvas = Pick<typeof screen, 'getByRole'>
type User = Pick<typeof userEvent, 'click' | 'clear' | 'paste' | 'selectOptions'>

export const EXAMPLE: ContactMessageInput = {
  name: 'ليان الحسيني',
  email: 'layan@example.com',
  category: 'اقتراح',
  subject: 'صفحة للطقس',
  message: 'أقترح صفحة للطقس في كل دولة.\nولو ملخصًا في أعلى الصفحة.',
}

const TEXTS = [
  ['name', 'الاسم'],
  ['email', 'البريد الإلكتروني'],
  ['subject', 'الموضوع'],
  ['message', 'الرسالة'],
] as const

export const button = (canvas: Canvas) =>
  canvas.getByRole('button', { name: /^(إرسال الرسالة|جارٍ الإرسال…)$/ })

const textBox = (canvas: Canvas, name: string) =>
  canvas.getByRole<HTMLInputElement>('textbox', { name })

export async function fillIn(user: User, canvas: Canvas, message: ContactMessageInput) {
  for (const [field, name] of TEXTS) {
    await user.click(textBox(canvas, name))
    await user.clear(textBox(canvas, name))
    await user.paste(message[field])
  }
  await user.selectOptions(
    canvas.getByRole('combobox', { name: 'نوع الاستفسار' }),
    message.category,
  )
}

export async function sendForm(user: User, canvas: Canvas) {
  await arrived()
  await fillIn(user, canvas, EXAMPLE)
  await user.click(button(canvas))
}
