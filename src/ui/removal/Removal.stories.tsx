import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { quoted } from '@/lib/isolated'
import { rowControl, rowProps } from '@/ui/marks/rowControl'
import { useRemoval } from './useRemoval'
import { useRowFocus } from './useRowFocus'

function Screen({ items: first }: { items: readonly string[] }) {
  const [items, setItems] = useState<readonly { id: string }[]>(first.map((id) => ({ id })))
  const remove = useRemoval(setItems, { nameOf: ({ id }) => quoted(id) })
  useRowFocus(items)
  return (
    <>
      <h1 tabIndex={-1}>الحذف</h1>
      <ul>
        {items.map(({ id: name }) => (
          <li key={name} {...rowProps(name)}>
            {name}{' '}
            <button
              type="button"
              style={{ all: 'revert' }}
              {...rowControl('remove')}
              onClick={() => remove([{ id: name }])}
            >
              حذف {name}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** الحذف والتراجع */
const meta = preview.meta({
  title: 'Parts/Removal',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus'],
  parameters: partParameters(`
  Call: const remove = useRemoval(change, { nameOf, noun })

  **Use it** for every removal from a list: it asks, removes, moves the focus to the next row and offers
  «تراجع».

  **Not** for switching off what can be switched on again: a switch in the row.

  **Keyboard:** Enter, Space on the row’s button: ask; Tab after the removal: from the next row, which has the
  focus.

  **Screen reader:** The question, then «حُذف …» as an alert with «تراجع». After the last row the focus is on
  the title of the screen.
`),
  component: Screen,
  args: { items: ['السينما', 'المسرح', 'الموسيقى'] },
})

export const Rows = meta.story()

/** §5: after the last row the title has the focus. */
export const LastRow = meta.story({
  tags: ['developer'],
  args: { items: ['المسرح'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'حذف المسرح' }))
    await userEvent.click(await screen.findByRole('button', { name: 'حذف' }))
    await screen.findByRole('alert')
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
  },
})

export const Board = meta.story(partBoard)
