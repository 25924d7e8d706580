import type { PartGuide } from '#.storybook/guide'
import { StoryPicture } from '#.storybook/StoryPicture'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For the details of one thing of a list, which stays in sight beside them: a user, a message.',
  ],
  avoid: [
    'For a form or a question: `AppDialog`, `confirm`.',
    'For a long task: a page of its own.',
  ],
  do: {
    text: 'The title names the record; the way out is beside it.',
    render: () => (
      <StoryPicture id="parts-sidesheet--open" title="تفاصيل مستخدم" height={420} isWide />
    ),
  },
  dont: {
    text: 'A form in the middle of the window is a dialog, not a sheet.',
    render: () => (
      <StoryPicture id="parts-dialog--form" title="نموذج في نافذة" height={420} isWide />
    ),
  },
  keyboard: [
    ['Tab, Shift + Tab', 'move inside the sheet only'],
    ['Escape', 'closes it'],
  ],
  screenReader: ['«dialog» and its title; the page behind it is hidden.'],
  states: [],
  opensByPlay: true,
}
