import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { fireEvent, screen } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { move, type Ordered } from '@/lib/editableList'
import { rowProps } from '@/ui/marks/rowControl'
import { colors } from '@/ui/theme/tokens'
import { DragHandle } from './DragHandle'
import { MoveMenu } from './MoveMenu'
import { SortableArea } from './SortableArea'
import { SortableRow } from './SortableRow'

type Item = Ordered & { name: string }
const names = ['السينما', 'المسرح', 'الموسيقى', 'الفنون', 'المهرجانات']
const initial: Item[] = names.map((name, index) => ({ id: `i${index}`, name, order: index + 1 }))

const Line = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: 8,
  border: `1px solid ${colors.line}`,
  borderRadius: 8,
  background: colors.paper,
})

function List() {
  const [items, setItems] = useState(initial)
  return (
    <SortableArea
      items={items}
      nameOf={({ name }) => name}
      onMove={(id, to) => setItems((now) => move(now, id, to))}
    >
      <ol aria-label="الفئات" style={{ display: 'grid', gap: 8, maxInlineSize: 420 }}>
        {items.map(({ id, name, order }) => (
          <SortableRow key={id} as={Line} {...rowProps(id)}>
            <DragHandle name={name} />
            <span>{order}</span>
            <b>{name}</b>
            <MoveMenu id={id} name={name} />
          </SortableRow>
        ))}
      </ol>
    </SortableArea>
  )
}

/** قائمة تُرتَّب */
const meta = preview.meta({
  title: 'Parts/Sortable',
  component: SortableArea,
  subcomponents: { DragHandle, MoveMenu },
  // What the list gives it.
  args: { items: [], nameOf: ({ id }) => id, onMove: () => {}, children: null },
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus', 'pseudo:pressed'],
  parameters: partParameters(`
  **Use it** for a list whose order the editor decides (ADR-5). Each row has a handle to drag and a menu to
  move.

  **Not** for an order that follows from the data: sort it, or let a column sort.

  **Keyboard:** Space, Enter on the handle: lift the row, and drop it; Arrow up, arrow down move the lifted row;
  Escape cancels the move; Enter on the menu: opens it, to the top, up, down, to the end.

  **Screen reader:** «رُفع … من الموضع 1 من 5», each new place, «أُفلت …» or «أُلغي النقل», in Arabic.
`),
  render: () => <List />,
})

export const Rows = meta.story()

/** The page is not told when the button is released over another window. */
export const ReleasedElsewhere = meta.story({
  tags: ['developer'],
  play: async ({ canvas }) => {
    const grip = canvas.getByRole('button', { name: 'نقل السينما' })
    const { x, y, height } = grip.getBoundingClientRect()
    const point = (type: string, clientY: number, buttons: number) =>
      fireEvent(
        grip,
        new PointerEvent(type, { bubbles: true, isPrimary: true, clientX: x, clientY, buttons }),
      )
    point('pointerdown', y, 1)
    point('pointermove', y + height, 1)
    await screen.findByText(/^رُفع «السينما»/)
    point('pointermove', y + 1.5 * height, 1)
    // Before it has measured the rows, dnd-kit announces no end.
    await screen.findByText(/^«السينما» في الموضع/)
    point('pointermove', y, 0)
    await screen.findByText(/^أُلغي النقل/)
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Board = meta.story(partBoard)
