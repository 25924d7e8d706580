import { Check } from 'lucide-react'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { LiveBadge } from '@/ui/news/LiveBadge'
import { PaidLabel } from '@/ui/news/PaidLabel'
import { StatusBadge } from './Badge'

/** شارة الحالة */
const meta = preview.meta({
  title: 'Parts/StatusBadge',
  tags: ['autodocs'],
  parameters: partParameters(`
  **Use it** statusBadge for a state, a count or a kind; with dot for states. LiveBadge beside the title of what
  is live, PaidLabel first in everything that was paid for.

  **Not** for an action: a button. For a note of more than two words: Notice.

  **Screen reader:** Its word, as part of the text around it. The dot is silent.
`),
  component: StatusBadge,
})

export const Count = meta.story({ args: { tone: 'brand', children: '12' } })

export const Tones = meta.story({
  tags: ['state:rest'],
  args: { tone: 'quiet', children: 'مقروءة' },
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <StatusBadge tone="brand" dot>
        غير مقروءة
      </StatusBadge>
      <StatusBadge tone="ok" dot>
        نشط
      </StatusBadge>
      <StatusBadge tone="warn" dot>
        قيد المعالجة
      </StatusBadge>
      <StatusBadge tone="bad" dot>
        محظور
      </StatusBadge>
      <StatusBadge tone="info">محرر</StatusBadge>
      <StatusBadge tone="quiet">مقروءة</StatusBadge>
      <StatusBadge tone="ok">
        <Check /> مردود عليها
      </StatusBadge>
      <LiveBadge />
      <PaidLabel />
    </div>
  ),
})

export const Board = meta.story(partBoard)
