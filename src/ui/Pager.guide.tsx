import type { PartGuide } from '#.storybook/guide'
import { Pager } from './Pager'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'At the foot of a table’s card, for a list of more than one page. The page is in the address.',
  ],
  avoid: [
    'For a list that fits on one screen: show it whole. For headlines: «عرض المزيد» in the card.',
  ],
  do: {
    text: 'The summary counts what is on this page.',
    render: () => (
      <Pager page={2} pageCount={4} summary="من 9 إلى 16 من 30 رسالة" onPageChange={() => {}} />
    ),
  },
  dont: {
    text: 'A pager for one page only offers buttons that do nothing.',
    render: () => <Pager page={1} pageCount={1} onPageChange={() => {}} />,
  },
  keyboard: [
    ['Tab', 'moves through the buttons'],
    [
      'Enter, Space',
      'open the page; at the first and last page the button keeps the focus and does nothing',
    ],
  ],
  screenReader: [
    'The landmark «الصفحات»; the current page is «current page».',
    'After a change the summary is announced politely.',
  ],
  states: ['hover', 'focus', 'pressed', 'disabled', 'selected'],
}
