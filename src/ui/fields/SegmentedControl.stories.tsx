import { expect, fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { live } from '#.storybook/live'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { SegmentedControl } from './SegmentedControl'

const STATUSES = [
  { value: 'all', label: 'الكل' },
  { value: 'unread', label: 'غير مقروءة' },
  { value: 'read', label: 'مقروءة' },
  { value: 'replied', label: 'مردود عليها' },
]

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
  render: live(SegmentedControl, 'value'),
})

export const Normal = meta.story({ tags: ['state:selected'] })

export const Keyboard = meta.story({
  tags: ['developer'],
  name: 'Arrows follow the eye: left is next',
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    const next = canvas.getByRole('radio', { name: 'غير مقروءة' })
    await expect(next).toBeChecked()
    await expect(next).toHaveFocus()
  },
})

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
