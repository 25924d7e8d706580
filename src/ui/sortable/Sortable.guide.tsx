import type { PartGuide } from '#.storybook/guide'
import { StoryPicture } from '#.storybook/StoryPicture'
import { MoveMenu } from './MoveMenu'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For a list whose order the editor decides (ADR-5). Each row has a handle to drag and a menu to move.',
  ],
  avoid: ['For an order that follows from the data: sort it, or let a column sort.'],
  do: {
    text: 'The handle and the number show that the order counts.',
    render: () => <StoryPicture id="parts-sortable--rows" title="صفوف تُرتَّب" />,
  },
  dont: {
    text: 'A menu alone makes a move of five places five times as long.',
    render: () => <MoveMenu name="المسرح" isFirst={false} isLast={false} onMove={() => {}} />,
  },
  keyboard: [
    ['Space, Enter', 'on the handle: lift the row, and drop it'],
    ['Arrow up, arrow down', 'move the lifted row'],
    ['Escape', 'cancels the move'],
    ['Enter', 'on the menu: opens it, to the top, up, down, to the end'],
  ],
  screenReader: ['«رُفع … من الموضع 1 من 5», each new place, «أُفلت …» or «أُلغي النقل», in Arabic.'],
  states: ['hover', 'focus', 'pressed'],
}
