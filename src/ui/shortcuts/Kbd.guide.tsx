import type { PartGuide } from '#.storybook/guide'
import { Kbd } from './Kbd'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For the keys of a shortcut beside what they do: in the command palette, in the list of keys.',
  ],
  avoid: ['For a key in a sentence that readers without a keyboard also read: leave it out.'],
  do: {
    text: '`mod` has the name that this computer’s keyboard gives it.',
    render: () => (
      <p>
        بحث وأوامر <Kbd keys="mod+k" />
      </p>
    ),
  },
  dont: {
    text: 'Keys in the running text look like words.',
    render: () => <p>بحث وأوامر (mod+k)</p>,
  },
  keyboard: [],
  screenReader: ['The names of the keys, in their order from left to right: «Ctrl K».'],
  states: [],
}
