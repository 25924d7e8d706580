import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { PartGuide } from '#.storybook/guide'
import { StoryPicture } from '#.storybook/StoryPicture'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  call: "if (await confirm({ question: 'هل تريد حذف هذا الإعلان نهائياً؟', confirmLabel: 'حذف' })) …",
  use: ['Before what cannot be taken back: deleting, leaving with unsaved changes (D-2).'],
  avoid: [
    'For what can be undone: do it, and offer «تراجع» in a toast (`useRemoval` asks and offers it).',
    'For a message: a toast.',
  ],
  do: {
    text: 'The button is named after the action; the focus starts on «إلغاء».',
    render: () => <StoryPicture id="parts-confirm--delete" title="سؤال الحذف" />,
  },
  dont: {
    text: '«Yes» and «no» can only be answered by reading the question twice.',
    render: () => (
      <Card sx={{ padding: 4 }}>
        <p>ألا تريد إلغاء الحذف؟</p>
        <Button>نعم</Button> <Button>لا</Button>
      </Card>
    ),
  },
  keyboard: [
    ['Enter, Space', 'press the focused button, at first «إلغاء»'],
    ['Escape', 'answers «إلغاء»'],
    ['Tab', 'moves between the two buttons'],
  ],
  screenReader: [
    '«alert dialog», the question, and the detail as description. The focus then returns to the control.',
  ],
  states: [],
  opensByPlay: true,
}
