import type { PartGuide } from '#.storybook/guide'
import { SelectField } from './SelectField'

const options = ['عام', 'شكوى', 'اقتراح'].map((text) => ({ value: text, label: text }))

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For one of five or more known values: an enquiry type, a region, a time zone.',
    'In a form use `FormSelect`.',
  ],
  avoid: [
    'For two to four short values that should be visible: `SegmentedControl`.',
    'For on and off: `SwitchRow`.',
  ],
  do: {
    text: 'Without a usual value, the placeholder asks for a choice and cannot be chosen itself.',
    render: () => (
      <SelectField
        label="المنطقة"
        placeholder="اختر منطقة"
        options={options}
        value=""
        onChange={() => {}}
      />
    ),
  },
  dont: {
    text: 'An option such as «—» can be chosen, and nobody knows what it means.',
    render: () => (
      <SelectField
        label="المنطقة"
        options={[{ value: '-', label: '—' }, ...options]}
        value="-"
        onChange={() => {}}
      />
    ),
  },
  keyboard: [
    ['Tab', 'moves to the field'],
    ['Arrow up, arrow down', 'select the option before or after; with Alt they open the list'],
    ['a letter', 'selects the next option that begins with it'],
  ],
  screenReader: ['The label, the selected option, «combo box», then the hint or the error.'],
  states: ['hover', 'focus', 'disabled', 'invalid'],
}
