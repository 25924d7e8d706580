import Card from '@mui/material/Card'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { createStore } from '@/lib/store'
import { SegmentedControl } from '@/ui/fields/SegmentedControl'
import { useStore } from '@/ui/stores/useStore'
import { FilterBar } from './FilterBar'

const NAMES = ['جنى السالم', 'شركة سهم للنشر', 'باسل النجار', 'رهف الكيلاني']

function LiveBar() {
  const [text] = useState(() => createStore(''))
  const query = useStore(text)
  const [status, setStatus] = useState('all')
  const found = NAMES.filter((name) => name.includes(query)).length
  return (
    <Card>
      <FilterBar
        search={{ text, label: 'بحث في الرسائل', placeholder: 'الاسم أو البريد أو الموضوع' }}
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
        found={found}
        total={NAMES.length}
        question={[query, status]}
      />
    </Card>
  )
}

/** شريط التصفية */
const meta = preview.meta({
  title: 'Parts/FilterBar',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus'],
  parameters: partParameters(`
  **Use it** at the top of a table’s card: a search, filters, and the number of rows that remain. All are in the
  address.

  **Not** for a list of a few items. For filters that need a button «apply»: each change applies at once.

  **Keyboard:** Tab moves to the search, then to the filters; Escape in the search: clears it.

  **Screen reader:** The landmark «search»; the count is announced politely after each search and filter, also
  when it is the same as before.
`),
  component: FilterBar,
  args: { search: { text: createStore(''), label: '' }, found: 0, total: 0, question: [] },
  render: () => <LiveBar />,
})

export const Normal = meta.story()

/** Screen readers notice a new element, not an equal text. */
export const SameCount = meta.story({
  tags: ['developer'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ق')
    const first = await canvas.findByText('0 من 4')
    await userEvent.type(canvas.getByRole('searchbox'), 'ط')
    await expect(canvas.getByText('0 من 4')).not.toBe(first)
  },
})

export const Tablet = meta.story({ globals: { viewport: { value: 'tablet' } } })

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Board = meta.story(partBoard)
