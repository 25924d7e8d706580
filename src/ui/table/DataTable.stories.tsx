import Card from '@mui/material/Card'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { DENSITIES, type Density } from '@/lib/density'
import { createStore } from '@/lib/store'
import { SkeletonRows } from '@/ui/dataTable/SkeletonRows'
import { type Sorting, sortedRows } from '@/ui/dataTable/sorting'
import { useSelection } from '@/ui/selection/useSelection'
import { DataTable } from './DataTable'
import { COLUMNS, MESSAGES, type Message } from './DataTable.storyHelpers'

type Args = {
  rows?: readonly Message[]
  loading?: boolean
  density?: Density
  canSort?: boolean
  canSelect?: boolean
  currentRow?: number
}

const labelOf = ({ name }: Message) => `تحديد رسالة ${name}`

function LiveTable({
  rows: given = MESSAGES,
  loading = false,
  density = 'comfortable',
  canSort = false,
  canSelect = false,
  currentRow,
}: Args) {
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const rows = sortedRows(COLUMNS, given, sorting)
  const selection = useSelection(rows)
  const texts = { labelOf, allLabel: 'تحديد كل الرسائل' }
  return (
    <Card>
      <DataTable
        caption="رسائل التواصل"
        columns={COLUMNS}
        rows={rows}
        isRowStrong={(row) => row.isUnread}
        density={density}
        {...(canSort && { sorting, onSort: setSorting })}
        {...(canSelect && { select: { selection, ...texts } })}
        {...(currentRow && { currentRow: createStore<string | undefined>(String(currentRow)) })}
        skeleton={
          loading ? <SkeletonRows columns={COLUMNS} count={4} hasCheckbox={false} /> : undefined
        }
      />
    </Card>
  )
}

/** جدول البيانات */
const meta = preview.meta({
  title: 'Parts/DataTable',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus', 'pseudo:pressed'],
  parameters: partParameters(`
  **Use it** for records with the same fields, which are compared or worked on: messages, users, campaigns.
  Inside a Card, below a FilterBar and above a Pager.

  **Not** for headlines: cards. For two columns of names and values: a dl.

  **Keyboard:** Tab moves through the controls of the rows and the headers that sort; Enter, Space on a header
  that sorts: sorts, then the other way round, then as before.

  **Screen reader:** A table with its caption; each cell with its column, also when it is stacked on a phone.
  While it loads: «busy», and a spinner that names the table. A sorted column says its direction.
`),
  component: LiveTable,
  subcomponents: { DataTable: DataTable<Message> },
  args: { density: 'comfortable', loading: false, canSort: false, canSelect: false },
  argTypes: { density: { control: 'select', options: DENSITIES } },
})

export const Normal = meta.story()

export const Loading = meta.story({ args: { loading: true } })

export const Sorted = meta.story({
  args: { canSort: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'المرسل' }))
    const header = canvas.getByRole('columnheader', { name: 'المرسل' })
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
  },
})

/** Comfortable, compact and dense. A dense row is 40 px high: its names and details share a line. */
export const Densities = meta.story({
  render: () => (
    <>
      {DENSITIES.map((density) => (
        <LiveTable key={density} density={density} canSelect />
      ))}
    </>
  ),
})

export const DensePhone = meta.story({
  args: { density: 'dense', canSelect: true },
  globals: { viewport: { value: 'phone' } },
})

export const Selecting = meta.story({
  args: { canSelect: true, currentRow: 4 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'تحديد رسالة جنى السالم' }))
    await canvas.findAllByRole('checkbox', { checked: true })
  },
})

const LONG = 'كلمةطويلةجدابلافراغاتتمتدوتمتدحتىلايتسعلهاأيعمودفيأيجدولعلىأيشاشة '
const longRows = MESSAGES.map((message) => ({
  ...message,
  name: `${message.name} ${LONG}`,
  email: `${'very.long.address.'.repeat(5)}@bareed.example`,
  subject: LONG.repeat(4),
  category: LONG,
}))

export const LongText = meta.story({ args: { rows: longRows } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const LongTextPhone = meta.story({
  args: { rows: longRows },
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
