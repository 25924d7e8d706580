import type { PartGuide } from '#.storybook/guide'
import { Checkbox } from './Checkbox'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For consent, and for choosing any number of things.',
    'With `isPartial` above a list of which some are chosen. In a form use `FormCheckbox`.',
  ],
  avoid: [
    'For a setting that applies at once: `SwitchRow`.',
    'For exactly one of several: `SegmentedControl` or `SelectField`.',
  ],
  do: {
    text: 'A sentence in the first person says what is agreed to.',
    render: () => (
      <Checkbox label="أوافق على شروط الاستخدام" isChecked={false} onChange={() => {}} />
    ),
  },
  dont: {
    text: 'A checked box that nobody has checked is no consent.',
    render: () => <Checkbox label="أرسلوا لي عروض الشركاء" isChecked onChange={() => {}} />,
  },
  keyboard: [
    ['Tab', 'moves to the box'],
    ['Space', 'checks or unchecks it'],
  ],
  screenReader: [
    'The label, «check box», «checked», «not checked» or «mixed», then the hint or the error.',
  ],
  states: ['hover', 'focus', 'disabled', 'invalid', 'selected'],
}
