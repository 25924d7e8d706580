import Card from '@mui/material/Card'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { FilterBar } from './FilterBar'
import { guide } from './FilterBar.guide'
import { SearchField } from './SearchField'
import { SegmentedControl } from './SegmentedControl'

const NAMES = ['جنى السالم', 'شركة سهم للنشر', 'باسل النجار', 'رهف الكيلاني']

function LiveBar() {
  const [text, setText] = useState('')
  const [status, setStatus] = useState('all')
  const found = NAMES.filter((name) => name.includes(text)).length
  return (
    <Card>
      <FilterBar
        search={
          <SearchField
            size="small"
            label="بحث في الرسائل"
            placeholder="الاسم أو البريد أو الموضوع"
            value={text}
            onChange={setText}
          />
        }
        filters={
          <SegmentedControl
            label="الحالة"
            value={status}
            onChange={setStatus}
            options={[
              { value: 'all', label: 'الكل' },
              { value: 'unread', label: 'غير مقروءة' },
              { value: 'read', label: 'مقروءة' },
              { value: 'replied', label: 'مردود عليها' },
            ]}
          />
        }
        count={`${found} من ${NAMES.length}`}
      />
    </Card>
  )
}

const meta = preview.meta({
  title: 'Parts/FilterBar',
  tags: ['autodocs'],
  parameters: partParameters(guide),
  component: FilterBar,
  args: { search: null, count: '' },
  render: () => <LiveBar />,
})

export const Normal = meta.story({
  play: async ({ canvas }) => {
    // The count is a polite live region: screen readers announce how many results remain.
    await expect(canvas.getByRole('status')).toHaveTextContent('4 من 4')
    await expect(canvas.getByRole('searchbox').parentElement?.offsetWidth).toBeLessThanOrEqual(384)
  },
})

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Board = meta.story(partBoard)
