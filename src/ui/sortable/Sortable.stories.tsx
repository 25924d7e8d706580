import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { wholeCanvas } from '#.storybook/wholeCanvas'
import { move, type Ordered, type Step, stepFrom } from '@/lib/editableList'
import { DragHandle } from './DragHandle'
import { MoveMenu } from './MoveMenu'
import { SortableArea } from './SortableArea'
import { useSortableRow } from './useSortableRow'

type Item = Ordered & { name: string }
const names = ['السينما', 'المسرح', 'الموسيقى', 'الفنون', 'المهرجانات']
const initial: Item[] = names.map((name, index) => ({ id: `i${index}`, name, order: index + 1 }))

const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: 8,
  border: `1px solid ${theme.vars.palette.tokens.line}`,
  borderRadius: 8,
  background: theme.vars.palette.tokens.paper,
}))

type RowProps = { item: Item; index: number; isLast: boolean; onMove: (step: Step) => void }

function Row({ item, index, isLast, onMove }: RowProps) {
  const { ref, style, handleProps } = useSortableRow(item.id)
  return (
    <Line ref={ref} style={style}>
      <DragHandle name={item.name} handleProps={handleProps} />
      <span>{item.order}</span>
      <b>{item.name}</b>
      <MoveMenu name={item.name} isFirst={index === 0} isLast={isLast} onMove={onMove} />
    </Line>
  )
}

function List() {
  const [items, setItems] = useState(initial)
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? id
  return (
    <SortableArea
      nameOf={nameOf}
      ids={items.map(({ id }) => id)}
      onMove={(id, to) => setItems((now) => move(now, id, to))}
    >
      <ol aria-label="الفئات" style={{ display: 'grid', gap: 8, maxInlineSize: 420 }}>
        {items.map((item, index) => (
          <Row
            key={item.id}
            item={item}
            index={index}
            isLast={index === items.length - 1}
            onMove={(step) =>
              setItems((now) => move(now, item.id, stepFrom(index, step, now.length)))
            }
          />
        ))}
      </ol>
    </SortableArea>
  )
}

const meta = preview.meta({
  title: 'Parts/Sortable',
  parameters: wholeCanvas,
  render: () => <List />,
})

const order = () =>
  within(screen.getByRole('list', { name: 'الفئات' }))
    .getAllByRole('listitem')
    .map(
      (item) =>
        `${item.querySelector('span')?.textContent} ${item.querySelector('b')?.textContent}`,
    )

export const Rows = meta.story()

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const grip = canvas.getByRole('button', { name: 'نقل السينما' })
    await step(
      '§4 Space lifts a row, the arrows move it, Space drops it; the numbers start at 1',
      async () => {
        grip.focus()
        await userEvent.keyboard(' ')
        await waitFor(() =>
          expect(screen.getByText(/^رُفع «السينما» من الموضع 1/)).toBeInTheDocument(),
        )
        await userEvent.keyboard('{ArrowDown}')
        await waitFor(() =>
          expect(screen.getByText(/«السينما» في الموضع 2 من 5/)).toBeInTheDocument(),
        )
        await userEvent.keyboard('{ArrowDown}')
        await waitFor(() =>
          expect(screen.getByText(/«السينما» في الموضع 3 من 5/)).toBeInTheDocument(),
        )
        await userEvent.keyboard(' ')
        await waitFor(() =>
          expect(order()).toEqual([
            '1 المسرح',
            '2 الموسيقى',
            '3 السينما',
            '4 الفنون',
            '5 المهرجانات',
          ]),
        )
      },
    )
    await step('the drop is announced with its position', async () => {
      await waitFor(() =>
        expect(screen.getByText('أُفلت «السينما» في الموضع 3 من 5.')).toBeInTheDocument(),
      )
    })
    await step('the drag handle still has the focus', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'نقل السينما' })).toHaveFocus())
    })
    await step('Escape cancels the move', async () => {
      await userEvent.keyboard(' ')
      await waitFor(() =>
        expect(screen.getByText(/^رُفع «السينما» من الموضع 3/)).toBeInTheDocument(),
      )
      await userEvent.keyboard('{ArrowUp}')
      await waitFor(() =>
        expect(screen.getByText(/«السينما» في الموضع 2 من 5/)).toBeInTheDocument(),
      )
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.getByText(/^أُلغي النقل/)).toBeInTheDocument())
      await waitFor(() => expect(order()[2]).toBe('3 السينما'))
    })
  },
})

export const ByMenu = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'تغيير موضع المسرح' })
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'إلى آخر القائمة' }))
    await expect(order().at(-1)).toBe('5 المسرح')
    await waitFor(() => expect(button).toHaveFocus())
    for (const [way, place] of [
      ['إلى أعلى', 4],
      ['إلى أسفل', 5],
      ['إلى أول القائمة', 1],
      ['إلى أسفل', 2],
      ['إلى آخر القائمة', 5],
    ] as const) {
      await userEvent.click(button)
      await userEvent.click(await screen.findByRole('menuitem', { name: way }))
      await expect(order()[place - 1]).toBe(`${place} المسرح`)
      await waitFor(() => expect(button).toHaveFocus())
    }
    await userEvent.click(button)
    await expect(await screen.findByRole('menuitem', { name: 'إلى أسفل' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } })
