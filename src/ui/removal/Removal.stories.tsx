import { useState } from 'react'
import { expect, screen, waitFor, within } from 'storybook/test'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { rowControl } from '@/ui/removal/rowControl'
import { toastStore } from '@/ui/toast/toast'
import { guide } from './Removal.guide'
import { useRemoval } from './useRemoval'
import { useRowFocus } from './useRowFocus'

const ALL = ['السينما', 'المسرح', 'الموسيقى']

function List({ listId }: { listId: string }) {
  const [items, setItems] = useState(ALL)
  const confirmAndRemove = useRemoval(listId)
  useRowFocus(items)
  const remove = (name: string) =>
    confirmAndRemove({
      question: `هل تريد حذف «${name}»؟`,
      done: `حُذف «${name}».`,
      rowIds: [name],
      remove: () => setItems((now) => now.filter((one) => one !== name)),
      restore: () => setItems(ALL),
    })
  return (
    <ul aria-label="القائمة">
      {items.map((name) => (
        <li key={name} data-row={name}>
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

const meta = preview.meta({
  title: 'Parts/Removal',
  tags: ['autodocs'],
  parameters: partParameters(guide),
  render: () => <Screen />,
})

const names = () =>
  within(screen.getByRole('list', { name: 'القائمة' }))
    .getAllByRole('listitem')
    .map((item) => item.firstChild?.textContent)
const press = async (name: string) => screen.getByRole('button', { name }).click()

async function remove(name: string) {
  await press(`حذف ${name}`)
  const question = await screen.findByRole('alertdialog', { name: `هل تريد حذف «${name}»؟` })
  within(question).getByRole('button', { name: 'حذف' }).click()
  await waitFor(() => expect(document.querySelector('[role=alertdialog]')).toBeNull())
  await waitFor(() =>
    expect(document.querySelector('[role=alert]')).toHaveTextContent(`حُذف «${name}».`),
  )
}

/** While it is held, it does not close on a timer. */
const holdToast = () => toastStore.hold('pointer')
const isTakenBack = () =>
  waitFor(() => expect(toastStore.get().every(({ state }) => state === 'dismissed')).toBe(true))

export const Rows = meta.story()

/** §5: after the last row the title has the focus. */
export const Removes = meta.story({
  play: async () => {
    for (const name of ALL) await remove(name)
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    await press('تراجع')
    await waitFor(() => expect(names()).toEqual(ALL))
  },
})

export const LeftScreen = meta.story({
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
