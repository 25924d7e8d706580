import type { PartGuide } from '#.storybook/guide'
import { FilterBar } from './FilterBar'
import { SearchField } from './SearchField'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'At the top of a table’s card: a search, filters, and the number of rows that remain. All are in the address.',
  ],
  avoid: [
    'For a list of a few items.',
    'For filters that need a button «apply»: each change applies at once.',
  ],
  do: {
    text: 'The count says what the filter did.',
    render: () => (
      <FilterBar
        search={<SearchField size="small" label="بحث" value="جنى" onChange={() => {}} />}
        count="1 من 4"
      />
    ),
  },
  dont: {
    text: 'A count without the whole does not say that something is hidden.',
    render: () => (
      <FilterBar
        search={<SearchField size="small" label="بحث" value="جنى" onChange={() => {}} />}
        count="1"
      />
    ),
  },
  keyboard: [
    ['Tab', 'moves to the search, then to the filters'],
    ['Escape', 'in the search: clears it'],
  ],
  screenReader: [
    'The landmark «search»; each change of the count is announced politely, also on phones, where it is not visible.',
  ],
  states: ['hover', 'focus'],
}
