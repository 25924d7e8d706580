import type { PartGuide } from '#.storybook/guide'
import { TextField } from './TextField'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For every password, in a form: the reader can show what was typed.',
    '`autoComplete` tells password managers whether one is asked for or chosen.',
  ],
  avoid: ['For a code that arrived by mail: a `TextField` with `inputMode="numeric"`.'],
  do: {
    text: 'The rule is a hint before anything is typed.',
    render: () => (
      <TextField
        label="كلمة المرور"
        type="password"
        dir="ltr"
        value=""
        onChange={() => {}}
        hint="ثمانية أحرف على الأقل"
      />
    ),
  },
  dont: {
    text: 'The rule comes only after it was broken.',
    render: () => (
      <TextField
        label="كلمة المرور"
        type="password"
        dir="ltr"
        value="1234"
        onChange={() => {}}
        error="كلمة المرور قصيرة"
      />
    ),
  },
  keyboard: [
    ['Tab', 'moves to the field, then to the button that shows the text'],
    ['Space, Enter', 'on the button: shows or hides the text'],
  ],
  screenReader: [
    'The label, «required», the hint or the error.',
    'The button is «إظهار كلمة المرور»; it is pressed while the text is visible.',
  ],
  states: ['hover', 'focus', 'disabled', 'invalid'],
}
