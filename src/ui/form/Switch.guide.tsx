import type { PartGuide } from '#.storybook/guide'
import { Checkbox } from './Checkbox'
import { SwitchRow } from './Switch'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For a setting that is on or off and applies at once, or with the form’s save button.',
    '`SwitchRow` has a visible label; `Switch` is for a row whose text is its label.',
  ],
  avoid: [
    'For consent or for choosing several things of a list: `Checkbox`.',
    'For two values with names of their own («فاتح», «داكن»): `SegmentedControl`.',
  ],
  do: {
    text: 'The label names what is on.',
    render: () => <SwitchRow label="إظهار الصور" isOn onChange={() => {}} />,
  },
  dont: {
    text: 'A label that denies turns «on» into «off».',
    render: () => <Checkbox label="عدم إظهار الصور" isChecked onChange={() => {}} />,
  },
  keyboard: [
    ['Tab', 'moves to the switch'],
    ['Space', 'turns it on or off'],
  ],
  screenReader: ['The label, «switch», «on» or «off», then the hint.'],
  states: ['hover', 'focus', 'pressed', 'disabled', 'selected'],
}
