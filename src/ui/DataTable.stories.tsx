import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { StoryContext } from '@storybook/react-vite'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { DataTable } from './DataTable'
import { guide } from './DataTable.guide'
import { COLUMNS, MESSAGES, type Message, onCellRender } from './DataTable.storyHelpers'

type Args = { rows: readonly Message[]; loading?: boolean }

function LiveTable({ rows: first, loading = false }: Args) {
  const [rows, setRows] = useState(first)
  const markFirstRead = () =>
    setRows(rows.map((row, index) => (index === 0 ? { ...row, isUnread: false } : row)))
  return (
    <>
      <Card>
        <DataTable
          caption="رسائل التواصل"
          columns={COLUMNS}
          rows={rows}
          rowKey={(row) => row.id}
          isRowStrong={(row) => row.isUnread}
          loading={loading}
          skeletonRows={4}
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

const meta = preview.meta({
  title: 'Parts/DataTable',
  tags: ['autodocs'],
  parameters: partParameters(guide),
  component: DataTable<Message>,
  args: { caption: 'رسائل التواصل', columns: COLUMNS, rows: MESSAGES, rowKey: ({ id }) => id },
  render: ({ rows, loading = false }) => <LiveTable rows={rows} loading={loading} />,
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
