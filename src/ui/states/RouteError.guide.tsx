import type { PartGuide } from '#.storybook/guide'
import { StoryPicture } from '#.storybook/StoryPicture'
import { ErrorState } from './ErrorState'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: ['As the error component of every route: the page broke, or its code did not arrive.'],
  avoid: [
    'For a list that could not be loaded: `ErrorState` inside the page.',
    'For an address that does not exist: the not-found page.',
  ],
  do: {
    text: 'What happened, and one way on.',
    render: () => <StoryPicture id="parts-routeerror--failed" title="صفحة تعذّر عرضها" />,
  },
  dont: {
    text: 'The words of a program.',
    render: () => (
      <ErrorState title="TypeError" text="Cannot read properties of undefined" onRetry={() => {}} />
    ),
  },
  keyboard: [
    ['Tab', 'moves to «إعادة المحاولة»'],
    ['Enter, Space', 'render the page again, or load the document again'],
  ],
  screenReader: ['The title as an alert; it is the h1 and has the focus if nothing else has it.'],
  states: ['hover', 'focus'],
  opensByPlay: true,
}
