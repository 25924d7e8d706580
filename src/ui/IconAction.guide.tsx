import { Pencil, Trash2 } from 'lucide-react'
import type { PartGuide } from '#.storybook/guide'
import { IconAction } from './IconAction'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For an action that has a well-known picture, where words do not fit: in rows, toolbars, dialogs.',
    '`size="small"` in dense rows; `tone="danger"` for deleting.',
  ],
  avoid: [
    'For the main action of a screen: a `Button` with words.',
    'For a link: `IconButtonLink`.',
  ],
  do: {
    text: 'A disabled action stays in place, and its tooltip says why.',
    render: () => <IconAction label="حذف" icon={Trash2} disabled hint="لا يُحذف آخر عنصر" />,
  },
  dont: {
    text: 'Three pictures in a row that only their author understands.',
    render: () => (
      <div style={{ display: 'flex' }}>
        <IconAction label="أ" icon={Pencil} />
        <IconAction label="ب" icon={Pencil} />
        <IconAction label="ج" icon={Pencil} />
      </div>
    ),
  },
  keyboard: [
    ['Tab', 'moves to the button, also to a disabled one; its tooltip appears'],
    ['Enter, Space', 'act, unless it is disabled'],
    ['Escape', 'closes the tooltip'],
  ],
  screenReader: [
    'The label, «button», and «pressed» for a toggle that is on.',
    'Disabled: «dimmed», with the reason as description.',
  ],
  states: ['hover', 'focus', 'pressed', 'disabled', 'selected'],
}
