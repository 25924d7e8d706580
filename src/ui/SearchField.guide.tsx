import type { PartGuide } from '#.storybook/guide'
import { TextField } from './form/TextField'
import { SearchField } from './SearchField'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For every search: of the site, of a table, of a list.',
    'Where typing filters a long list: `LiveSearchField` with `useDebouncedText`, so that a keystroke renders the field only.',
  ],
  avoid: ['For a text that is stored: `TextField`.'],
  do: {
    text: 'The placeholder says what is searched.',
    render: () => (
      <SearchField
        label="بحث في الرسائل"
        placeholder="الاسم أو البريد أو الموضوع"
        value=""
        onChange={() => {}}
      />
    ),
  },
  dont: {
    text: 'A usual field has no way to clear it, and a phone offers no search key.',
    render: () => <TextField label="بحث" value="جنى" onChange={() => {}} />,
  },
  keyboard: [
    ['Enter', 'searches, where there is something to submit'],
    ['Escape', 'clears the field; in an empty field it closes what is around it'],
    ['Tab', 'moves to the clear button while there is a text'],
  ],
  screenReader: [
    'The label, «search»; the button is «مسح البحث». The number of results is announced by the list.',
  ],
  states: ['hover', 'focus'],
}
