import Button from '@mui/material/Button'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, fitsTheWidth, isAlerted } from '#.storybook/storyHelpers'
import type { ContactCategory } from '@/api/contactMessages'
import { ContactPage } from './ContactPage'
import { button, choice, EXAMPLE, fillIn, sendForm, valuesOf } from './ContactPage.storyHelpers'

const meta = preview.meta({ title: 'Public/Contact', parameters: { route: '/contact' } })

export const Normal = meta.story({ tags: ['state:normal'], play: arrived })

export const Errors = meta.story({
  tags: ['state:error'],
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(button(canvas))
    await isAlerted('الاسم: هذا الحقل مطلوب')
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

export const Sent = meta.story({
  play: async ({ canvas, userEvent }) => {
    await sendForm(userEvent, canvas)
    await isAlerted('تم إرسال رسالتك بنجاح. سنتواصل معك قريباً')
  },
})

export const Failed = meta.story({
  tags: ['state:error'],
  parameters: { scenario: 'failingHtml' },
  play: async ({ canvas, userEvent }) => {
    await sendForm(userEvent, canvas)
    await isAlerted('حدث خطأ أثناء إرسال الرسالة. يرجى المحاولة مرة أخرى.')
  },
})

/** The category in the address changes while the visitor is writing. */
export const CategoryChanges = meta.story({
  parameters: { route: '' },
  render: () => <NewMessages />,
  play: async ({ canvas, userEvent }) => {
    await fillIn(userEvent, canvas, EXAMPLE)
    await userEvent.click(canvas.getByRole('button', { name: 'تغيير العنوان' }))
    await waitFor(() => expect(choice(canvas)).toHaveValue('شروط الاستخدام'))
    await expect(valuesOf(canvas)).toEqual({ ...EXAMPLE, category: 'شروط الاستخدام' })
  },
})

function NewMessages() {
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
  globals: phone.globals,
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await fillIn(userEvent, canvas, {
      ...EXAMPLE,
      name: LONG,
      subject: LONG,
      message: `${LONG}\n${EXAMPLE.message} `.repeat(20).trim(),
      email: `${'layan.alhusseini'.repeat(8)}@example.com`,
    })
    await fitsTheWidth()
  },
})

/** Each question is a button that opens its answer; several can be open. */
export const Questions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await arrived()
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

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const Board = meta.story(screenBoard)
