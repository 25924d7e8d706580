import { type ComponentProps, useState } from 'react'
import { expect, fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { SegmentedControl } from './SegmentedControl'

const STATUSES = [
  { value: 'all', label: 'الكل' },
  { value: 'unread', label: 'غير مقروءة' },
  { value: 'read', label: 'مقروءة' },
  { value: 'replied', label: 'مردود عليها' },
]

function LiveSegments({
  value: first,
  onChange,
  ...args
}: ComponentProps<typeof SegmentedControl>) {
  const [value, setValue] = useState(first)
  const change = (next: string) => {
    setValue(next)
    onChange(next)
  }
  return <SegmentedControl {...args} value={value} onChange={change} />
}

/** خيارات متجاورة */
const meta = preview.meta({
  title: 'Parts/SegmentedControl',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus:input'],
  parameters: partParameters(`
  **Use it** for one of two to five short values that should all be visible: a filter, a theme, a period.

  **Not** for more than five values, or long ones: SelectField. For parts of a screen: PageTabs, which name
  their panel.

  **Keyboard:** Tab moves to the selected segment: one tab stop for all; Arrow left, arrow down select the next
  segment; after the last one the first; Arrow right, arrow up select the one before.

  **Screen reader:** The label as the name of the group, then the segment, «radio button», «checked», «1 of 3».
`),
  component: SegmentedControl,
  args: { label: 'الحالة', value: 'all', onChange: fn(), options: STATUSES },
  // The `key` remounts it, so that it follows the Storybook control of `value`.
  render: (args) => <LiveSegments key={args.value} {...args} />,
})

export const Normal = meta.story({ tags: ['state:selected'] })

export const Keyboard = meta.story({
  tags: ['developer'],
  name: 'Arrows follow the eye: left is next',
  play: async ({ canvas, userEvent }) => {
    const radio = (name: string) => canvas.getByRole('radio', { name })
    await userEvent.tab()
    await expect(radio('الكل')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(radio('غير مقروءة')).toBeChecked()
    await expect(radio('غير مقروءة')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(radio('الكل')).toBeChecked()
    await userEvent.keyboard('{ArrowRight}')
    await expect(radio('مردود عليها')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}')
    await expect(radio('الكل')).toBeChecked()
    // One tab stop.
    await userEvent.tab()
    await expect(canvas.getByRole('radiogroup').contains(document.activeElement)).toBe(false)
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const LongText = meta.story({
  args: {
    options: [
      { value: 'all', label: 'جميع الرسائل الواردة' },
      { value: 'unread', label: 'التي لم يقرأها أحد بعد' },
      { value: 'read', label: 'المقروءة دون رد' },
      { value: 'replied', label: 'التي رُدّ على أصحابها' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
