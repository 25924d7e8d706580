import { Ban, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { fn, screen } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { patient } from '#.storybook/storyHelpers'
import { ActionMenu } from './ActionMenu'
import type { MenuAction } from './ActionMenuPopup'

const ACTIONS: readonly MenuAction[] = [
  { label: 'تعديل', icon: Pencil, onSelect: fn() },
  { label: 'تعطيل', icon: Ban, disabled: true, onSelect: fn() },
  { label: 'عرض في الموقع', link: { to: '/' } },
  { label: 'حذف', icon: Trash2, tone: 'danger', onSelect: fn() },
]

/** قائمة الإجراءات */
const meta = preview.meta({
  title: 'Parts/ActionMenu',
  tags: ['autodocs'],
  parameters: partParameters(`
  **Use it** for several actions on one thing, of which none is needed at every visit: on a row, on a record.

  **Not** for one action: IconAction. For the places of an entry in its list: MoveMenu.

  **Keyboard:** Enter, Space on the button: open the menu; on an entry: run it; Arrow up, arrow down move
  through the entries; Escape closes the menu; the focus is on the button again.

  **Screen reader:** The button: its label, «menu», expanded or collapsed. The menu has the same name. An entry
  that opens the site says «علامة تبويب جديدة».
`),
  component: ActionMenu,
  args: {
    label: 'إجراءات سلمى الحداد',
    hint: 'إجراءات',
    icon: Ellipsis,
    actions: () => ACTIONS,
  },
})

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'إجراءات سلمى الحداد' }))
    await screen.findByRole('menu', { name: 'إجراءات سلمى الحداد' }, patient)
  },
})

export const Board = meta.story(partBoard)
