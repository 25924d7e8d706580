import type { PartGuide } from '#.storybook/guide'
import { CountField } from './CountField'
import { TextField } from './TextField'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For a whole number from 0: seconds, a budget, a number of news.',
    'In a form use `FormCountField`. `empty` says what an empty field means: 0, or null.',
  ],
  avoid: [
    'For a number that is a name (a phone, a port, a code): `TextField`.',
    'For a few known numbers: `SelectField`.',
  ],
  do: {
    text: 'The hint gives the unit and an example.',
    render: () => (
      <CountField
        label="المدة"
        hint="3,600 ثانية هي ساعة واحدة."
        value={3600}
        onChange={() => {}}
        empty={0}
      />
    ),
  },
  dont: {
    text: 'Without a unit a number means nothing.',
    render: () => <TextField label="المدة" value="3600" dir="ltr" onChange={() => {}} />,
  },
  keyboard: [
    ['Arrow up, arrow down', 'add or subtract 1'],
    ['Tab', 'leaves the field; a text that is no count becomes 0, and a note has that text'],
  ],
  screenReader: [
    'The label, «spin button», the number, the hint.',
    'While the text is no count: «invalid» and «اكتب عددًا صحيحًا لا يقل عن 0.»',
  ],
  states: ['hover', 'focus', 'invalid'],
}
