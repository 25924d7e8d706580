import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { SearchField } from './SearchField'

function LiveSearch({ value: first, ...args }: ComponentProps<typeof SearchField>) {
  const [value, setValue] = useState(first)
  return (
    <div style={{ maxInlineSize: 384 }}>
      <SearchField {...args} value={value} onChange={setValue} />
    </div>
  )
}

/** حقل البحث */
const meta = preview.meta({
  title: 'Parts/SearchField',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus:input'],
  parameters: partParameters(`
  **Use it** for every search: of the site, of a table, of a list. Where typing filters a long list:
  LiveSearchField with useDebouncedText, so that a keystroke renders the field only.

  **Not** for a text that is stored: TextField.

  **Keyboard:** Enter searches, where there is something to submit; Escape clears the field; in an empty field
  it closes what is around it; Tab moves to the clear button while there is a text.

  **Screen reader:** The label, «search»; the button is «مسح البحث». The number of results is announced by the
  list.
`),
  component: SearchField,
  args: { value: '', onChange: fn() },
  // The `key` remounts it, so that it follows the Storybook control of `value`.
  render: (args) => <LiveSearch key={args.value} {...args} />,
})

export const Empty = meta.story({
  args: { label: 'بحث في الرسائل', placeholder: 'الاسم أو البريد أو الموضوع' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Filled = meta.story({
  args: { label: 'بحث في الرسائل', value: 'جنى' },
})

export const EscapeClears = meta.story({
  tags: ['developer'],
  name: 'Escape clears, and only then goes on',
  args: { label: 'بحث', value: 'جنى' },
  play: async ({ canvas, userEvent }) => {
    const outsideListener = fn()
    const listening = new AbortController()
    document.addEventListener('keydown', outsideListener, listening)
    const box = canvas.getByRole('searchbox')
    await userEvent.click(box)
    await userEvent.keyboard('{Escape}')
    await expect(box).toHaveValue('')
    await expect(outsideListener).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(outsideListener).toHaveBeenCalledOnce()
    listening.abort()
    await userEvent.type(box, 'سارة')
    await userEvent.click(canvas.getByRole('button', { name: 'مسح البحث' }))
    await expect(box).toHaveFocus()
  },
})

export const Small = meta.story({
  args: {
    label: 'بحث في المستخدمين',
    placeholder: 'الاسم أو البريد',
    size: 'small',
    value: 'سارة',
  },
})

export const LongText = meta.story({
  args: {
    label: 'بحث',
    size: 'small',
    value: 'عبارة بحث طويلة جدًا لا يتسع لها صندوق البحث على شاشة الهاتف مهما فعلنا',
  },
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
