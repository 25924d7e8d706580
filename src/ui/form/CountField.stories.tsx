import { fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { live } from '#.storybook/live'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { CountField } from './CountField'

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
  render: live(CountField<number>, 'value'),
})

export const Plain = meta.story()

export const WithError = meta.story({
  tags: ['state:invalid'],
  name: 'Invalid',
  args: { value: 0, error: 'اكتب مدة لا تقل عن 60 ثانية.' },
})

/** Spec §5 rejects nothing, but on blur the field says which text it did not accept. */
export const SaysWhatItDidNotTake = meta.story({
  tags: ['developer'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'المدة' })
    await userEvent.clear(field)
    await userEvent.type(field, '-9')
    await userEvent.tab()
    await canvas.findByText(/^لم يُقبل/)
  },
})

export const Board = meta.story(partBoard)
