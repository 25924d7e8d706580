import Button from '@mui/material/Button'
import { type ReactNode, useEffect } from 'react'
import { partBoard } from '#.storybook/board/board'
import { partParameters } from '#.storybook/partParameters'
import preview from '#.storybook/preview'
import { MESSAGES } from '@/lib/nouns'
import { rowProps } from '@/ui/marks/rowControl'
import { RowCheckbox } from './RowCheckbox'
import { SelectionBar } from './SelectionBar'
import { useSelection } from './useSelection'

const NAMES = ['جنى', 'باسل', 'رهف', 'ندى']
const rowsOf = (names: readonly string[]) => names.map((id) => ({ id }))
const ROWS = rowsOf(NAMES)

type Args = { selected: readonly string[]; status?: ReactNode }

function List({ selected, status }: Args) {
  const selection = useSelection(ROWS)
  useEffect(() => selection.toggleAll(rowsOf(selected), true), [selection, selected])
  return (
    <>
      <ul aria-label="الرسائل" style={{ minBlockSize: '50vh', lineHeight: 3 }}>
        {NAMES.map((id) => (
          <li key={id} {...rowProps(id)}>
            <RowCheckbox selection={selection} id={id} label={`تحديد رسالة ${id}`} /> {id}
          </li>
        ))}
      </ul>
      <SelectionBar selection={selection} found={ROWS} noun={MESSAGES} status={status}>
        {() => <Button size="small">مقروءة</Button>}
      </SelectionBar>
    </>
  )
}

/** شريط الإجراءات الجماعية */
const meta = preview.meta({
  title: 'Parts/SelectionBar',
  tags: ['autodocs', 'pseudo:hover', 'pseudo:focus'],
  parameters: partParameters(`
  **Use it** for what can be done to several selected rows at once, as the last part of its screen.

  **Not** for an action on one row: an ActionMenu in the row. For the save button of a form: BottomBar.

  **Keyboard:** Space on the checkbox of a row: selects it, or unselects it; Shift + arrow up, arrow down on a
  checkbox: extend the selection; Enter on a checkbox: moves to the first action; Escape on a checkbox:
  unselects all.

  **Screen reader:** «إجراءات جماعية» is a group; the count is a status, which is announced when it changes.
  When the bar disappears with the focus in it, the focus is on the checkbox of the first row.
`),
  component: List,
  subcomponents: { SelectionBar },
})

/** The bar appears with the first selected row. */
export const Some = meta.story({ args: { selected: ['باسل'] } })

export const All = meta.story({ args: { selected: NAMES } })

/** The progress or the result of an action replaces the count. */
export const WithStatus = meta.story({
  args: { selected: ['رهف'], status: 'لم تُحفظ رسالة واحدة: انقطع الاتصال بالخادم.' },
})

export const Phone = meta.story({
  args: { selected: NAMES },
  globals: { viewport: { value: 'phone' } },
})

export const Board = meta.story(partBoard)
