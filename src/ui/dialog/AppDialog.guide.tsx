import type { PartGuide } from '#.storybook/guide'
import { StoryPicture } from '#.storybook/StoryPicture'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: ['For one record or one short task above the page: the details of a message, a new user.'],
  avoid: [
    'For a question with two answers: `confirm`.',
    'For a message that needs no answer: a toast.',
    'For a long task: a page of its own.',
  ],
  do: {
    text: 'The title names the record; the main action is the first button.',
    render: () => (
      <StoryPicture id="parts-dialog--detail" title="نافذة التفاصيل" height={420} isWide />
    ),
  },
  dont: {
    text: 'A title of several lines pushes the content out of sight.',
    render: () => (
      <StoryPicture id="parts-dialog--long-title" title="عنوان طويل" height={420} isWide />
    ),
  },
  keyboard: [
    ['Tab, Shift + Tab', 'move inside the dialog only'],
    ['Escape', 'closes it, unless a request is pending'],
  ],
  screenReader: [
    '«dialog» and its title; the page behind it is hidden.',
    'While saving: «busy». After it closes, the focus is where it was before.',
  ],
  states: [],
  opensByPlay: true,
}
