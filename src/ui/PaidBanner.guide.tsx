import type { PartGuide } from '#.storybook/guide'
import { StoryPicture } from '#.storybook/StoryPicture'
import { Notice } from './Notice'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    '`paper` for what was paid for, with «مدفوع» first; `promo` once, for our own offer on the front page; `green` for the coverage of a country.',
  ],
  avoid: ['For a message about the reader’s own work: `Notice` or a toast.'],
  do: {
    text: '«مدفوع» comes first, in every size.',
    render: () => <StoryPicture id="parts-paidbanner--paper" title="إعلان مدفوع" height={240} />,
  },
  dont: {
    text: 'An offer that looks like a message of the product.',
    render: () => (
      <Notice>
        <span aria-hidden>%</span>
        <p>خصم 50% على الاشتراك، لفترة محدودة</p>
      </Notice>
    ),
  },
  keyboard: [
    ['Tab', 'moves to its button'],
    ['Enter, Space', 'press it'],
  ],
  screenReader: [
    'A landmark «إعلان مدفوع» or the banner’s own name, then «مدفوع», the figure and the offer.',
  ],
  states: ['hover', 'focus'],
}
