import type { PartGuide } from '#.storybook/guide'
import { StoryPicture } from '#.storybook/StoryPicture'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: ['For what can be done to several selected rows at once, as the last part of its screen.'],
  avoid: [
    'For an action on one row: an `ActionMenu` in the row.',
    'For the save button of a form: `BottomBar`.',
  ],
  do: {
    text: 'The count, and the actions in one word each.',
    render: () => <StoryPicture id="parts-selectionbar--all" title="إجراءات جماعية" height={420} />,
  },
  dont: {
    text: 'A result of several lines. Say how many failed and why, in one sentence.',
    render: () => (
      <p>لم تُحفظ رسالة رهف. انقطع الاتصال بالخادم. لم تُحفظ رسالة ندى. انقطع الاتصال بالخادم.</p>
    ),
  },
  keyboard: [
    ['Space', 'on the checkbox of a row: selects it, or unselects it'],
    ['Shift + arrow up, arrow down', 'on a checkbox: extend the selection'],
    ['Enter', 'on a checkbox: moves to the first action'],
    ['Escape', 'on a checkbox: unselects all'],
  ],
  screenReader: [
    '«إجراءات جماعية» is a group; the count is a status, which is announced when it changes.',
    'When the bar disappears with the focus in it, the focus is on the checkbox of the first row.',
  ],
  states: ['hover', 'focus'],
}
