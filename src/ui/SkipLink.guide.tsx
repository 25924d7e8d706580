import type { PartGuide } from '#.storybook/guide'
import { AppLink } from './links'
import { SkipLink } from './SkipLink'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: ['Once, as the first tab stop of each layout. It leads to `<main id="main">`.'],
  avoid: ['Inside a screen: headings and landmarks are enough there.'],
  do: {
    text: 'It is invisible until it has the focus: press Tab at the start of a page.',
    render: () => (
      <div style={{ minBlockSize: 48 }}>
        <SkipLink />
      </div>
    ),
  },
  dont: {
    text: 'A visible link for those who do not need it.',
    render: () => <AppLink to="/">تخطَّ إلى المحتوى</AppLink>,
  },
  keyboard: [
    ['Tab', 'shows it, as the first stop of a page'],
    ['Enter', 'moves the focus to the content'],
  ],
  screenReader: ['«تخطَّ إلى المحتوى», «link», before the menus.'],
  states: ['focus'],
}
