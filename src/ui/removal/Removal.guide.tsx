import Button from '@mui/material/Button'
import type { PartGuide } from '#.storybook/guide'
import { StoryPicture } from '#.storybook/StoryPicture'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  call: 'const confirmAndRemove = useRemoval(listId)',
  use: [
    'For every removal from a list: it asks, removes, moves the focus to the next row and offers «تراجع».',
  ],
  avoid: ['For switching off what can be switched on again: a switch in the row.'],
  do: {
    text: 'Each row has its own button, named after the row.',
    render: () => <StoryPicture id="parts-removal--rows" title="صفوف" height={220} />,
  },
  dont: {
    text: 'One button for an unclear selection, without a way back.',
    render: () => (
      <Button color="error" variant="contained">
        حذف المحدد
      </Button>
    ),
  },
  keyboard: [
    ['Enter, Space', 'on the row’s button: ask'],
    ['Tab', 'after the removal: from the next row, which has the focus'],
  ],
  screenReader: [
    'The question, then «حُذف …» as an alert with «تراجع».',
    'After the last row the focus is on the title of the screen.',
  ],
  states: ['hover', 'focus'],
}
