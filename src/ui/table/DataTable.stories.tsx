import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { StoryContext } from '@storybook/react-vite'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useMemo, useState } from 'react'
import { expect } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { DENSITIES, type Density } from '@/lib/display'
import { createStore } from '@/lib/store'
import { SkeletonRows } from '@/ui/dataTable/SkeletonRows'
import { type Sorting, sortedRows } from '@/ui/dataTable/sorting'
import { rowSelect } from '@/ui/selection/RowCheckbox'
import { useSelection } from '@/ui/selection/useSelection'
import { DataTable } from './DataTable'
import { COLUMNS, MESSAGES, type Message, onCellRender } from './DataTable.storyHelpers'

type Args = {
  rows?: readonly Message[]
  loading?: boolean
  head?: ReactNode
  density?: Density
  canSort?: boolean
  canSelect?: boolean
  currentRow?: number
}

function LiveTable({
  rows: first = MESSAGES,
  loading = false,
  density = 'comfortable',
  canSort = false,
  canSelect = false,
  currentRow,
}: Args) {
  const [given, setRows] = useState(first)
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const rows = sortedRows(COLUMNS, given, sorting)
  const selection = useSelection(rows.map(({ id }) => String(id)))
  const select = useMemo(
    () =>
      rowSelect<Message>(selection, {
        labelOf: ({ name }) => `تحديد رسالة ${name}`,
        allLabel: 'تحديد كل الرسائل',
      }),
    [selection],
  )
  const markFirstRead = () =>
    setRows(given.map((row, index) => (index === 0 ? { ...row, isUnread: false } : row)))
  return (
    <>
      <Card>
        <DataTable
          caption="رسائل التواصل"
          columns={COLUMNS}
          rows={rows}
          rowKey={(row) => row.id}
          isRowStrong={(row) => row.isUnread}
          density={density}
          {...(canSort && { sorting, onSort: setSorting })}
          {...(canSelect && { select })}
          {...(currentRow && { currentRow: createStore<string | undefined>(String(currentRow)) })}
          skeleton={
            loading ? <SkeletonRows columns={COLUMNS} count={4} hasCheckbox={false} /> : undefined
          }
        />
      </Card>
      <Button
        onClick={markFirstRead}
        startIcon={<CircleCheck size={16} />}
        sx={{ marginBlockStart: 4 }}
      >
        قراءة الأولى
      </Button>
    </>
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

export const Normal = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'رسائل التواصل' })).toBeVisible()
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent)
    await expect(headers).toEqual(['المرسل', 'الموضوع', 'الفئة', 'الحالة', 'القراءات', 'إجراءات'])
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    // Rows that need attention are bolder.
    await expect(canvas.getByText('شراكة لتبادل المحتوى الثقافي')).toHaveStyle({
      fontWeight: '700',
    })
    await expect(canvas.getByText('تصحيح اسم المدينة')).toHaveStyle({ fontWeight: '400' })
    await expect(canvas.getByRole('cell', { name: '1,204' })).toHaveStyle({ textAlign: 'end' })
  },
})

export const OneRowRedraws = meta.story({
  tags: ['developer'],
  name: 'A change of one row redraws that row alone',
  play: async ({ canvas, userEvent }) => {
    onCellRender.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'قراءة الأولى' }))
    await expect(canvas.getAllByText('مقروءة')).toHaveLength(3)
    await expect(new Set(onCellRender.mock.calls.flat())).toEqual(new Set([1]))
  },
})

export const Loading = meta.story({
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
    await expect(await canvas.findByRole('progressbar', { name: /^جارٍ التحميل: / })).toBeVisible()
    await expect(canvas.queryByRole('status'), 'announced once').toBeNull()
    await expect(canvas.queryByText('جنى السالم')).toBeNull()
  },
})

/** A click sorts, the next one reverses, and the third returns to the order of the list. */
export const Sorted = meta.story({
  args: { canSort: true },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('row').map((row) => row.querySelector('b')?.textContent)
    const sorter = canvas.getByRole('button', { name: 'المرسل' })
    const header = canvas.getByRole('columnheader', { name: 'المرسل' })
    await expect(header).toHaveAttribute('aria-sort', 'none')
    await userEvent.click(sorter)
    // «ش» comes after «ر» and before «ن», whatever their code points.
    const sorted = ['جنى السالم', 'رهف الكيلاني', 'شركة سهم للنشر', 'ندى الشريف']
    await expect(names().slice(1)).toEqual(sorted)
    await expect(header).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(sorter)
    await expect(names().slice(1)).toEqual(sorted.toReversed())
    await userEvent.click(sorter)
    await expect(names().slice(1)).toEqual(MESSAGES.map(({ name }) => name))
    await userEvent.click(canvas.getByRole('button', { name: 'القراءات' }))
    await expect(canvas.getByRole('columnheader', { name: 'القراءات' })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
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
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('table')
      .map((table) => table.querySelector('tbody tr')?.getBoundingClientRect().height ?? 0)
    const [comfortable = 0, compact = 0, dense = 0] = heights
    await expect(comfortable).toBeLessThanOrEqual(53)
    await expect(comfortable).toBeGreaterThan(compact)
    await expect(compact).toBeGreaterThan(dense)
  },
})

export const DensePhone = meta.story({
  args: { density: 'dense', canSelect: true },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => expectNothingSticksOut(canvas),
})

/** A click with Shift selects a range; arrow keys with Shift extend it. */
export const Selecting = meta.story({
  args: { canSelect: true, currentRow: 4 },
  play: async ({ canvas, userEvent }) => {
    const boxes = () => canvas.getAllByRole<HTMLInputElement>('checkbox')
    const checked = () => boxes().map((box) => box.checked)
    const [all, first, second, third] = boxes()
    if (!all || !first || !second || !third) throw new Error('no checkboxes')
    await userEvent.click(first)
    await expect(all.indeterminate).toBe(true)
    await userEvent.keyboard('{Shift>}')
    await userEvent.click(third)
    await expect(checked()).toEqual([false, true, true, true, false])
    await expect(third, 'the focus follows the click').toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{/Shift}')
    await expect(checked()).toEqual([true, true, true, true, true])
    await userEvent.keyboard('{Escape}')
    await expect(checked()).toEqual([false, false, false, false, false])
    second.focus()
    await userEvent.keyboard(' {ArrowDown}')
    await expect(checked()).toEqual([false, false, true, false, false])
    await expect(third).toHaveFocus()
  },
})

export const SelectingPhone = meta.story({
  args: { canSelect: true },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => expectNothingSticksOut(canvas),
})

const LONG = 'كلمةطويلةجدابلافراغاتتمتدوتمتدحتىلايتسعلهاأيعمودفيأيجدولعلىأيشاشة '
const longRows = MESSAGES.map((message) => ({
  ...message,
  name: `${message.name} ${LONG}`,
  email: `${'very.long.address.'.repeat(5)}@bareed.example`,
  subject: LONG.repeat(4),
  category: LONG,
}))

/** The card hides its overflow, so check the card itself. */
async function expectNothingSticksOut(canvas: StoryContext['canvas']) {
  const card = canvas.getByRole('table').parentElement
  await expect(card?.scrollWidth).toBe(card?.clientWidth)
}

export const LongText = meta.story({
  args: { rows: longRows },
  play: ({ canvas }) => expectNothingSticksOut(canvas),
})

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    // When stacked, it is still a table with named columns.
    const table = canvas.getByRole('table', { name: 'رسائل التواصل' })
    await expect(getComputedStyle(table).display).toBe('block')
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6)
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    for (const cell of canvas.getAllByRole('cell')) await expect(cell).toHaveAttribute('role')
    await expectNothingSticksOut(canvas)
  },
})

export const LongTextPhone = meta.story({
  args: { rows: longRows },
  globals: { viewport: { value: 'phone' } },
  play: ({ canvas }) => expectNothingSticksOut(canvas),
})

export const Board = meta.story(partBoard)
