import Button from '@mui/material/Button'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { ContactCategory } from '@/api/contactMessages'
import { toastStore } from '@/ui/toast/toast'
import preview from '../../../.storybook/preview'
import { tablet } from '../../../.storybook/tablet'
import { ContactPage } from './ContactPage'
import {
  arrive,
  button,
  choice,
  EXAMPLE,
  fillIn,
  listMessages,
  messagesLike,
  sendForm,
  type Visitor,
  valuesOf,
} from './contactStoryActions'

const meta = preview.meta({
  title: 'Public/Contact',
  parameters: { route: '/contact' },
  // Toasts outlive a story: remove them, so that the alert a story finds is its own.
  beforeEach: () => {
    for (const { id } of toastStore.get()) toastStore.remove(id)
  },
})

export const Normal = meta.story({
  play: async ({ canvas }) => {
    await expect(await arrive(canvas)).toBeVisible()
    await expect(canvas.getByText(/نرد خلال 24 ساعة/)).toBeVisible()
    const options = within(choice(canvas)).getAllByRole('option')
    await expect(options.map((option) => option.textContent).join('، ')).toBe(
      'عام، شكوى، اقتراح، دعم تقني، شراكة، إعلان، سياسة الخصوصية، شروط الاستخدام، أخرى',
    )
    await expect(choice(canvas)).toHaveValue('عام')
    await expect(canvas.getByRole('textbox', { name: 'الرسالة' })).toHaveAttribute('rows', '6')
  },
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await arrive(canvas)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})

/**
 * The first failure in the specification's order is in the alert and its field gets the focus; each
 * field shows its own message.
 */
export const Errors = meta.story({
  tags: ['state:error'],
  play: async ({ canvas, userEvent }) => {
    await arrive(canvas)
    const before = await listMessages()
    await userEvent.click(button(canvas))
    await expect(await screen.findByRole('alert')).toHaveTextContent(/^هذا الحقل مطلوب$/)
    await expect(canvas.getByRole('textbox', { name: 'الاسم' })).toHaveFocus()
    const form = within(canvas.getByRole('form', { name: 'أرسل رسالة' }))
    await expect(form.getAllByText('هذا الحقل مطلوب')).toHaveLength(4)

    await fillIn(userEvent, canvas, { ...EXAMPLE, email: 'layan@' })
    await userEvent.click(button(canvas))
    const email = canvas.getByRole('textbox', { name: 'البريد الإلكتروني' })
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^يرجى إدخال بريد إلكتروني صحيح$/),
    )
    await expect(email).toHaveFocus()
    await expect(email).toBeInvalid()
    await expect(email).toHaveAccessibleDescription('يرجى إدخال بريد إلكتروني صحيح')
    await expect(await listMessages()).toHaveLength(before.length)
  },
})

export const Sending = meta.story({
  tags: ['state:loading'],
  parameters: { scenario: 'endless' },
  play: async ({ canvas, userEvent }) => {
    await sendForm(userEvent, canvas)
    await waitFor(() => expect(button(canvas)).toHaveAccessibleName('جارٍ الإرسال…'))
    await expect(button(canvas)).toBeDisabled()
    await expect(valuesOf(canvas)).toEqual(EXAMPLE)
  },
})

/**
 * Submitted three times in quick succession, stored once; then the form is empty again, the
 * category «عام».
 */
export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await arrive(canvas)
    await fillIn(userEvent, canvas, EXAMPLE)
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'أرسل رسالة' })
    form.requestSubmit()
    form.requestSubmit()
    await userEvent.dblClick(button(canvas))
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      /^تم إرسال رسالتك بنجاح. سنتواصل معك قريباً$/,
    )
    const empty = { name: '', email: '', category: 'عام', subject: '', message: '' }
    await expect(valuesOf(canvas)).toEqual(empty)
    await expect(button(canvas)).toBeEnabled()
    await expect(button(canvas)).toHaveAccessibleName('إرسال الرسالة')
    const [stored, ...others] = await messagesLike(EXAMPLE.subject)
    await expect(stored).toMatchObject({ ...EXAMPLE, status: 'unread', isResolved: false })
    await expect(others).toEqual([])
  },
})

/** Enter in a field submits too, and twice is stored once. */
export const SentWithEnter = meta.story({
  parameters: { scenario: 'slow' },
  play: async ({ canvas, userEvent }) => {
    await arrive(canvas)
    await fillIn(userEvent, canvas, EXAMPLE)
    await userEvent.type(canvas.getByRole('textbox', { name: 'الموضوع' }), '{Enter}{Enter}')
    await waitFor(() => expect(button(canvas)).toBeDisabled())
    await screen.findByRole('alert', {}, { timeout: 4000 })
    await expect(await messagesLike(EXAMPLE.subject)).toHaveLength(1)
  },
})

/** Shows exactly this error text, and no typed text is lost. */
async function playFailed({ canvas, userEvent }: Visitor) {
  await sendForm(userEvent, canvas)
  await expect(await screen.findByRole('alert')).toHaveTextContent(
    /^حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى.$/,
  )
  await expect(valuesOf(canvas)).toEqual(EXAMPLE)
  await waitFor(() => expect(button(canvas)).toBeEnabled())
  await expect(button(canvas)).toHaveAccessibleName('إرسال الرسالة')
  await expect(button(canvas)).toHaveFocus()
}

export const Failed = meta.story({
  tags: ['state:error'],
  parameters: { scenario: 'failing' },
  play: playFailed,
})

/** The server answers with HTML instead of JSON. */
export const FailedWithPage = meta.story({
  tags: ['state:error'],
  parameters: { scenario: 'failingHtml' },
  play: playFailed,
})

export const FailedNetwork = meta.story({
  tags: ['state:error'],
  parameters: { scenario: 'networkError' },
  play: playFailed,
})

export const WithCategory = meta.story({
  parameters: { route: `/contact?category=${encodeURIComponent('سياسة الخصوصية')}` },
  play: async ({ canvas, userEvent }) => {
    await arrive(canvas)
    await expect(choice(canvas)).toHaveValue('سياسة الخصوصية')
    await userEvent.selectOptions(choice(canvas), 'شكوى')
    await expect(choice(canvas)).toHaveValue('شكوى')
  },
})

/** A hand-written address with an unknown category. */
export const WithUnknownCategory = meta.story({
  tags: ['state:error'],
  parameters: { route: '/contact?category=%D8%B7%D9%82%D8%B3&from=mail' },
  play: async ({ canvas }) => {
    await arrive(canvas)
    await expect(choice(canvas)).toHaveValue('عام')
  },
})

/** The category in the address changes while the visitor is writing. */
export const CategoryChanges = meta.story({
  parameters: { route: '' },
  render: () => <Arrivals />,
  play: async ({ canvas, userEvent }) => {
    await fillIn(userEvent, canvas, EXAMPLE)
    await userEvent.click(canvas.getByRole('button', { name: 'تغيير العنوان' }))
    await waitFor(() => expect(choice(canvas)).toHaveValue('شروط الاستخدام'))
    await expect(valuesOf(canvas)).toEqual({ ...EXAMPLE, category: 'شروط الاستخدام' })
  },
})

function Arrivals() {
  const [category, setCategory] = useState<ContactCategory>('سياسة الخصوصية')
  return (
    <>
      <Button onClick={() => setCategory('شروط الاستخدام')}>تغيير العنوان</Button>
      <ContactPage category={category} />
    </>
  )
}

const LONG = 'أبجدهوزحطيكلمنسعفصقرشت'.repeat(12)

export const LongText = meta.story({
  tags: ['state:long-text'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await arrive(canvas)
    await fillIn(userEvent, canvas, {
      ...EXAMPLE,
      name: LONG,
      subject: LONG,
      message: `${LONG}\n${EXAMPLE.message} `.repeat(20).trim(),
      email: `${'layan.alhusseini'.repeat(8)}@example.com`,
    })
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})

/** Each question is a button that opens its answer; several can be open. */
export const Questions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await arrive(canvas)
    const second = canvas.getByRole('button', { name: 'هل أستطيع اقتراح مصدر أخبار؟' })
    const answers = () => canvas.getAllByRole('region', { name: /؟$/ })
    await expect(answers()).toHaveLength(1)
    await expect(second).toHaveAttribute('aria-expanded', 'false')
    second.focus()
    await userEvent.keyboard('{Enter}')
    await expect(second).toHaveAttribute('aria-expanded', 'true')
    await expect(answers()).toHaveLength(2)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'كيف أعلن في مدار؟' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(answers()).toHaveLength(3)
    await userEvent.click(second)
    await expect(second).toHaveAttribute('aria-expanded', 'false')
    await expect(answers()).toHaveLength(2)
  },
})

export const Tablet = meta.story(tablet)
