import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { quoted } from '@/lib/isolated'
import { rowControl, rowProps } from '@/ui/removal/rowControl'
import { toastStore } from '@/ui/toast/toast'
import { useRemoval } from './useRemoval'
import { useRowFocus } from './useRowFocus'

const ALL = ['السينما', 'المسرح', 'الموسيقى']

function List({ listId }: { listId: string }) {
  const [items, setItems] = useState(ALL)
  const confirmAndRemove = useRemoval(listId)
  useRowFocus(items)
  const remove = (name: string) =>
    confirmAndRemove({
      question: `هل تريد حذف ${quoted(name)}؟`,
      done: `حُذف ${quoted(name)}.`,
      rowIds: [name],
      remove: () => setItems((now) => now.filter((one) => one !== name)),
      restore: () => setItems(ALL),
    })
  return (
    <ul aria-label="القائمة">
      {items.map((name) => (
        <li key={name} {...rowProps(name)}>
          {name}{' '}
          <button type="button" {...rowControl('remove')} onClick={() => void remove(name)}>
            حذف {name}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** A screen that shows one of several lists, and that can be left. */
function Screen() {
  const [shown, setShown] = useState<string | null>('أولى')
  return (
    <>
      <h1 tabIndex={-1}>الحذف</h1>
      {['أولى', 'ثانية', null].map((id) => (
        <button key={id} type="button" onClick={() => setShown(id)}>
          {id ?? 'مغادرة'}
        </button>
      ))}
      {shown && <List listId={shown} />}
    </>
  )
}

/** الحذف والتراجع */
const meta = preview.meta({
  title: 'Parts/Removal',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus'],
  parameters: partParameters(`
  Call: const confirmAndRemove = useRemoval(listId)

  **Use it** for every removal from a list: it asks, removes, moves the focus to the next row and offers
  «تراجع».

  **Not** for switching off what can be switched on again: a switch in the row.

  **Keyboard:** Enter, Space on the row’s button: ask; Tab after the removal: from the next row, which has the
  focus.

  **Screen reader:** The question, then «حُذف …» as an alert with «تراجع». After the last row the focus is on
  the title of the screen.
`),
  render: () => <Screen />,
})

const names = () =>
  within(screen.getByRole('list', { name: 'القائمة' }))
    .getAllByRole('listitem')
    .map((item) => item.firstChild?.textContent)
const press = async (name: string) => screen.getByRole('button', { name }).click()

async function remove(name: string) {
  await press(`حذف ${name}`)
  const question = await screen.findByRole('alertdialog', { name: `هل تريد حذف ${quoted(name)}؟` })
  within(question).getByRole('button', { name: 'حذف' }).click()
  await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
  await waitFor(() =>
    expect(document.querySelector('[role=alert]')).toHaveTextContent(`حُذف ${quoted(name)}.`),
  )
}

/** While it is held, it does not close on a timer. */
const holdToast = () => toastStore.hold('pointer')
const isTakenBack = () =>
  waitFor(() => expect(toastStore.get().every(({ state }) => state === 'dismissed')).toBe(true))

export const Rows = meta.story()

/** §5: after the last row the title has the focus. */
export const Removes = meta.story({
  tags: ['developer'],
  play: async () => {
    for (const name of ALL) await remove(name)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await press('تراجع')
    await waitFor(() => expect(names()).toEqual(ALL))
  },
})

export const LeftScreen = meta.story({
  tags: ['developer'],
  play: async ({ step }) => {
    await step('another list removes the offer to undo', async () => {
      await remove('المسرح')
      holdToast()
      await press('ثانية')
      await isTakenBack()
    })
    await step('so does leaving the screen', async () => {
      await remove('السينما')
      holdToast()
      await press('مغادرة')
      await isTakenBack()
    })
  },
})

export const Board = meta.story(partBoard)
