import { expect, fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { createStore } from '@/lib/store'
import { SearchField } from './SearchField'

/** حقل البحث */
const meta = preview.meta({
  title: 'Parts/SearchField',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus:input'],
  parameters: partParameters(`
  **Use it** for every search: of the site, of a table, of a list, with the text of useDebouncedText, so that a
  keystroke renders the field only.

  **Not** for a text that is stored: TextField.

  **Keyboard:** Escape clears the field; in an empty field it closes what is around it; Tab moves to the clear button while there is a text.

  **Screen reader:** The label, «search»; the button is «مسح البحث». The number of results is announced by the
  list.
`),
  component: SearchField,
  render: (args) => (
    <div style={{ maxInlineSize: 384 }}>
      <SearchField {...args} />
    </div>
  ),
})

export const Empty = meta.story({
  args: {
    text: createStore(''),
    label: 'بحث في الرسائل',
    placeholder: 'الاسم أو البريد أو الموضوع',
  },
})

export const Filled = meta.story({
  args: { label: 'بحث في الرسائل', text: createStore('جنى') },
})

export const EscapeClears = meta.story({
  tags: ['developer'],
  name: 'Escape clears, and only then goes on',
  args: { label: 'بحث', text: createStore('جنى') },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox')
    const goesOn = fn()
    document.addEventListener('keydown', goesOn, { once: true })
    await userEvent.type(box, '{Escape}')
    await expect(box).toHaveValue('')
    await expect(goesOn).not.toHaveBeenCalled()
    await userEvent.type(box, 'سارة')
    await userEvent.click(canvas.getByRole('button', { name: 'مسح البحث' }))
    await expect(box).toHaveFocus()
  },
})

export const LongText = meta.story({
  args: {
    label: 'بحث',
    size: 'small',
    text: createStore('عبارة بحث طويلة جدًا لا يتسع لها صندوق البحث على شاشة الهاتف مهما فعلنا'),
  },
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
