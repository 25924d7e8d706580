import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { CountField } from './CountField'

function LiveCount({ value: first, ...args }: ComponentProps<typeof CountField<number>>) {
  const [seconds, setSeconds] = useState(first)
  return (
    <>
      <CountField {...args} value={seconds} onChange={setSeconds} />
      <output>{seconds}</output>
    </>
  )
}

function Optional() {
  const [news, setNews] = useState<number | null>(null)
  return <CountField label="عدد الأخبار" value={news} onChange={setNews} empty={null} />
}

/** حقل عدد */
const meta = preview.meta({
  title: 'Parts/Form/CountField',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus:input'],
  parameters: partParameters(`
  **Use it** for a whole number from 0: seconds, a budget, a number of news. In a form use FormCountField. empty
  says what an empty field means: 0, or null.

  **Not** for a number that is a name (a phone, a port, a code): TextField. For a few known numbers:
  SelectField.

  **Keyboard:** Arrow up, arrow down add or subtract 1; Tab leaves the field; a text that is no count becomes 0,
  and a note has that text.

  **Screen reader:** The label, «spin button», the number, the hint. While the text is no count: «invalid» and
  «اكتب عددًا صحيحًا لا يقل عن 0.»
`),
  component: CountField<number>,
  args: {
    label: 'المدة',
    hint: '3,600 ثانية هي ساعة واحدة.',
    value: 3600,
    empty: 0,
    onChange: fn(),
  },
  // The `key` remounts it, so that it follows the Storybook control of `value`.
  render: (args) => <LiveCount key={args.value} {...args} />,
})

export const Plain = meta.story()

export const WithError = meta.story({
  tags: ['state:invalid'],
  name: 'Invalid',
  args: { value: 0, error: 'اكتب مدة لا تقل عن 60 ثانية.' },
})

/** Spec §5 rejects nothing, but the field says which text it did not accept. */
export const SaysWhatItDidNotTake = meta.story({
  tags: ['developer'],
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'المدة' })
    await step('an invalid text stays while it is typed, and is marked', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '-9')
      await expect(field).toHaveValue('-9')
      await expect(field).toBeInvalid()
      await expect(field).toHaveAccessibleDescription('اكتب عددًا صحيحًا لا يقل عن 0.')
      await expect(canvas.getByRole('status')).toHaveTextContent(/^0$/)
    })
    await step(
      'on blur the field has the valid number, and a note has the typed text',
      async () => {
        await userEvent.tab()
        await expect(field).toHaveValue('0')
        await expect(field).toBeValid()
        await expect(field).toHaveAccessibleDescription('لم يُقبل «-9»، فصار 0.')
      },
    )
    await step('a valid number removes the note', async () => {
      await userEvent.type(field, '12')
      await expect(field).toHaveAccessibleDescription('3,600 ثانية هي ساعة واحدة.')
      await expect(canvas.getByRole('status')).toHaveTextContent(/^12$/)
    })
    await step('digits of any keyboard are numbers, with separators too', async () => {
      await userEvent.clear(field)
      await userEvent.type(field, '\u0663\u066c\u0666\u0660\u0660')
      await expect(field).toBeValid()
      await userEvent.tab()
      await expect(field).toHaveValue('3600')
    })
    await step('an empty field stays empty until blur, and counts as 0', async () => {
      await userEvent.clear(field)
      await expect(field).toHaveValue('')
      await expect(canvas.getByRole('status')).toHaveTextContent(/^0$/)
      await userEvent.tab()
      await expect(field).toHaveValue('0')
    })
  },
})

export const MayStayEmpty = meta.story({
  render: () => <Optional />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'عدد الأخبار' })
    await userEvent.type(field, '7')
    await userEvent.clear(field)
    await userEvent.tab()
    await expect(field).toHaveValue('')
  },
})

export const Board = meta.story(partBoard)
