import type { PartGuide } from '#.storybook/guide'
import { MoveButtons } from './MoveButtons'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For a short list whose entries move by one place: columns of a table, templates of a reply.',
  ],
  avoid: [
    'For a long list, where an entry moves far: `SortableArea` with a handle and a `MoveMenu`.',
  ],
  do: {
    text: 'The first entry cannot move up: its button stays in place, disabled.',
    render: () => <MoveButtons name="عمود التاريخ" isFirst isLast={false} onMove={() => {}} />,
  },
  dont: {
    text: 'Two disabled buttons for a list of one entry: leave them out.',
    render: () => <MoveButtons name="عمود التاريخ" isFirst isLast onMove={() => {}} />,
  },
  keyboard: [
    ['Tab', 'moves to each button, also to a disabled one'],
    ['Enter, Space', 'move the entry one place'],
  ],
  screenReader: ['What moves and where to: «تقديم عمود التاريخ», «تأخير عمود التاريخ».'],
  states: ['hover', 'focus', 'pressed', 'disabled'],
}
