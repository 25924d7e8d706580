import { fn } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { MoveButtons } from './MoveButtons'

/** زرا التقديم والتأخير */
const meta = preview.meta({
  title: 'Parts/MoveButtons',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus', 'pseudo:pressed'],
  parameters: partParameters(`
  **Use it** for a short list whose entries move by one place: columns of a table, templates of a reply.

  **Not** for a long list, where an entry moves far: SortableArea with a handle and a MoveMenu.

  **Keyboard:** Tab moves to each button, also to a disabled one; Enter, Space move the entry one place.

  **Screen reader:** What moves and where to: «تقديم عمود التاريخ», «تأخير عمود التاريخ».
`),
  component: MoveButtons,
  args: { name: 'عمود التاريخ', isFirst: false, isLast: false, onMove: fn() },
})

export const Between = meta.story()

export const First = meta.story({ tags: ['state:disabled'], args: { isFirst: true } })

export const Last = meta.story({ args: { isLast: true } })

export const Board = meta.story(partBoard)
