import type { PartGuide } from '#.storybook/guide'
import { LiveBadge, StatusBadge } from './Badge'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    '`StatusBadge` for a state, a count or a kind; with `dot` for states.',
    '`LiveBadge` beside the title of what is live, `PaidLabel` first in everything that was paid for.',
  ],
  avoid: ['For an action: a button.', 'For a note of more than two words: `Notice`.'],
  do: {
    text: 'The word says it, the colour repeats it.',
    render: () => (
      <StatusBadge tone="bad" dot>
        محظور
      </StatusBadge>
    ),
  },
  dont: {
    text: 'The colour alone, and two of the strongest side by side.',
    render: () => (
      <>
        <StatusBadge tone="bad">!</StatusBadge> <LiveBadge />
      </>
    ),
  },
  keyboard: [],
  screenReader: ['Its word, as part of the text around it. The dot is silent.'],
  states: [],
}
