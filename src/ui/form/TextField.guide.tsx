import type { PartGuide } from '#.storybook/guide'
import { TextField } from './TextField'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For one text that a person writes: a name, a subject, a link.',
    'With `rows` for several lines; with `dir="ltr"` for addresses, codes and handles.',
    'In a form use `FormTextField`, which binds it to react-hook-form.',
  ],
  avoid: [
    'For one of a few known values: `SelectField`, or `SegmentedControl` if all should be visible.',
    'For a count: `CountField` says which text it did not accept.',
    'For a search: `SearchField` has a clear button and the right keyboard.',
  ],
  do: {
    text: 'The label says what to write, the hint how; the error says what to change.',
    render: () => (
      <TextField
        label="البريد الإلكتروني"
        dir="ltr"
        value="layan@"
        onChange={() => {}}
        error="يرجى إدخال بريد إلكتروني صحيح"
      />
    ),
  },
  dont: {
    text: 'A placeholder is no label: it is gone as soon as something is written.',
    render: () => (
      <TextField label="بيانات" placeholder="البريد الإلكتروني" value="" onChange={() => {}} />
    ),
  },
  keyboard: [
    ['Tab', 'moves to the field and away from it'],
    ['Enter', 'submits the form; with `rows` it begins a new line'],
  ],
  screenReader: [
    'The label, «required» where there is a star, then the hint or the error as description.',
    'With an error: «invalid». The form raises the first error as an alert.',
  ],
  states: ['hover', 'focus', 'disabled', 'invalid'],
}
