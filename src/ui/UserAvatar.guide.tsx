import type { PartGuide } from '#.storybook/guide'
import { UserAvatar } from './UserAvatar'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: ['Beside the name of a person, a channel (`shape="square"`) or an account.'],
  avoid: [
    'Alone: it is silent for screen readers, so a name must be beside it or on the button around it.',
  ],
  do: {
    text: 'With the name.',
    render: () => (
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <UserAvatar name="نورة الصالح" /> نورة الصالح
      </div>
    ),
  },
  dont: {
    text: 'A row of letters without names.',
    render: () => <UserAvatar name="ن" size="large" />,
  },
  keyboard: [],
  screenReader: ['Nothing: the name beside it says who it is.'],
  states: [],
}
