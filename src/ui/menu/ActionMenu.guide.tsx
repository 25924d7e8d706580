import { Ellipsis, Pencil } from 'lucide-react'
import type { PartGuide } from '#.storybook/guide'
import { StoryPicture } from '#.storybook/StoryPicture'
import { ActionMenu } from './ActionMenu'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For several actions on one thing, of which none is needed at every visit: on a row, on a record.',
  ],
  avoid: ['For one action: `IconAction`.', 'For the places of an entry in its list: `MoveMenu`.'],
  do: {
    text: 'Deleting is the last entry, in its own colour; what is not possible now stays, disabled.',
    render: () => <StoryPicture id="parts-actionmenu--open" title="قائمة الإجراءات" />,
  },
  dont: {
    text: 'A menu with a single entry costs a press and hides what it does.',
    render: () => (
      <ActionMenu
        label="إجراءات سلمى الحداد"
        icon={Ellipsis}
        actions={() => [{ label: 'تعديل', icon: Pencil, onSelect: () => {} }]}
      />
    ),
  },
  keyboard: [
    ['Enter, Space', 'on the button: open the menu; on an entry: run it'],
    ['Arrow up, arrow down', 'move through the entries'],
    ['Escape', 'closes the menu; the focus is on the button again'],
  ],
  screenReader: [
    'The button: its label, «menu», expanded or collapsed. The menu has the same name.',
    'An entry that opens the site says «علامة تبويب جديدة».',
  ],
  states: [],
  opensByPlay: true,
}
