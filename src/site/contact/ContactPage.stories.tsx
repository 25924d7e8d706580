import { screenBoard } from '#.storybook/board/board'
import preview from '#.storybook/preview'
import { phone, tablet } from '#.storybook/screenStates'
import { arrived, fitsTheWidth, isAlerted } from '#.storybook/storyHelpers'
import { button, EXAMPLE, fillIn, sendForm } from './ContactPage.storyHelpers'

/** اتصل بنا */
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
    await canvas.findByRole('button', { name: 'جارٍ الإرسال…' })
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

/** Each question opens its answer; several can be open. */
export const Questions = meta.story({
  play: async ({ canvas, userEvent }) => {
    await arrived()
    await userEvent.click(canvas.getByText('هل أستطيع اقتراح مصدر أخبار؟'))
  },
})

export const Phone = meta.story(phone)

export const Tablet = meta.story(tablet)

export const Board = meta.story(screenBoard)
