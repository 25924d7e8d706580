import type { PartGuide } from '#.storybook/guide'
import { StoryPicture } from '#.storybook/StoryPicture'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  call: "toast.success('تم حفظ التغييرات بنجاح'), toast.error(…), toast.info(…)",
  use: [
    'For the result of an action, in one sentence (D-1). One at a time; a new one replaces the old one.',
  ],
  avoid: [
    'For what is wrong with a field: an error below the field.',
    'For a list that could not be loaded: `ErrorState` in its place.',
  ],
  do: {
    text: 'The result, in the words of the specification.',
    render: () => <StoryPicture id="parts-toast--success" title="نجاح" height={200} />,
  },
  dont: {
    text: 'The raw answer of a server: long, and nobody can act on it.',
    render: () => <StoryPicture id="parts-toast--long-text" title="نص طويل" height={260} />,
  },
  keyboard: [
    ['Tab', 'moves to the close button, and to «تراجع» where it is offered'],
    ['Escape', 'closes it, unless a dialog, a menu or a field takes the key; a swipe does too'],
  ],
  screenReader: [
    '«alert» and the text, at once. In a dialog it is announced inside the dialog.',
    'A success closes after 6 s, not while a mouse is over it or it has the focus, and when another page opens. An error stays, or closes with its dialog.',
  ],
  states: [],
  opensByPlay: true,
}
