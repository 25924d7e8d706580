import Card from '@mui/material/Card'
import type { PartGuide } from '#.storybook/guide'
import { DataTable } from './DataTable'
import { COLUMNS, MESSAGES } from './DataTable.storyHelpers'

/** `.storybook/guide.ts` says what each entry is. */
export const guide: PartGuide = {
  use: [
    'For records with the same fields, which are compared or worked on: messages, users, campaigns.',
    'Inside a `Card`, below a `FilterBar` and above a `Pager`.',
  ],
  avoid: ['For headlines: cards.', 'For two columns of names and values: a `dl`.'],
  do: {
    text: 'Few columns, the record’s name first, figures at the end.',
    render: () => (
      <Card>
        <DataTable
          caption="رسائل التواصل"
          columns={COLUMNS.slice(0, 2)}
          rows={MESSAGES.slice(0, 2)}
          rowKey={(row) => row.id}
        />
      </Card>
    ),
  },
  dont: {
    text: 'An empty table: `EmptyState` says why it is empty and what to do.',
    render: () => (
      <Card>
        <DataTable
          caption="رسائل التواصل"
          columns={COLUMNS.slice(0, 2)}
          rows={[]}
          rowKey={() => ''}
        />
      </Card>
    ),
  },
  keyboard: [
    ['Tab', 'moves through the controls of the rows and the headers that sort'],
    ['Enter, Space', 'on a header that sorts: sorts, then the other way round, then as before'],
  ],
  screenReader: [
    'A table with its caption; each cell with its column, also when it is stacked on a phone.',
    'While it loads: «busy», and a spinner that names the table. A sorted column says its direction.',
  ],
  states: ['hover', 'focus', 'pressed'],
}
