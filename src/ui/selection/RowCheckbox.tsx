import { styled } from '@mui/material/styles'
import { type KeyboardEvent, type MouseEvent, useSyncExternalStore } from 'react'
import { matchesKeys } from '@/lib/keys'
import { SELECTION_ACTIONS } from '@/ui/marks/marks'
import { inMain } from '@/ui/marks/page'
import { controlIn, ROW, rowControl, rowIdOf } from '@/ui/marks/rowControl'
import { tickBox } from '@/ui/theme/surface'
import type { Identified, Selection } from './useSelection'

/** A target of 44 px around a checkbox that looks like that of a form. */
const Target = styled('label')({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  margin: '-0.5rem -0.8125rem',
  cursor: 'pointer',
  '& input': tickBox,
})

type Props = { selection: Selection; id: string; label: string }

/**
 * The checkbox of a row, whose element has `rowProps`. A click with Shift selects a range, arrow keys move to the
 * neighbours, and with Shift they select; Enter leads to the actions of the `SelectionBar`, Escape unselects.
 */
export function RowCheckbox({ selection, id, label }: Props) {
  const isSelected = useSyncExternalStore(
    selection.subscribe,
    () => selection.get().has(id),
    () => false,
  )
  return (
    <Target>
      <input
        type="checkbox"
        {...rowControl('select')}
        aria-label={label}
        checked={isSelected}
        onChange={({ target, nativeEvent }) =>
          selection.toggle(
            id,
            target.checked,
            'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
          )
        }
        onMouseDown={onMouseDown}
        onKeyDown={(event) => onKey(event, selection)}
      />
    </Target>
  )
}

function onMouseDown(event: MouseEvent<HTMLElement>) {
  if (!event.shiftKey) return
  // Otherwise Shift also marks the text of the rows between. The focus does not follow the click then.
  event.preventDefault()
  event.currentTarget.focus()
}

const STEPS: Record<string, 'nextElementSibling' | 'previousElementSibling'> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

function onKey(event: KeyboardEvent<HTMLElement>, selection: Selection) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (matchesKeys(event, 'Enter')) {
    // Otherwise the same key press clicks the button that it leads to.
    event.preventDefault()
    inMain(`${SELECTION_ACTIONS.selector} button`)?.focus()
  }
  if (event.key === 'Escape') selection.clear()
  const step = STEPS[event.key]
  if (!step) return
  event.preventDefault()
  const row = event.currentTarget.closest<HTMLElement>(ROW)
  const next = row?.[step]
  const box = controlIn(next, 'select')
  if (!row || !(next instanceof HTMLElement) || !box) return
  if (event.shiftKey) selection.extend(rowIdOf(row) ?? '', rowIdOf(next) ?? '')
  box.focus()
}

type AllProps = { selection: Selection; shown: readonly Identified[]; label: string }

/** The checkbox of a table's header: selects the rows that are shown, with a dash when only some are. */
export function SelectAllCheckbox({ selection, shown, label }: AllProps) {
  const state = useSyncExternalStore(
    selection.subscribe,
    () => selection.stateOf(shown),
    () => 'none',
  )
  return (
    <Target>
      <input
        type="checkbox"
        aria-label={label}
        // Before the rows have come a press would select nothing.
        disabled={shown.length === 0}
        checked={state === 'all'}
        ref={(element) => {
          if (element) element.indeterminate = state === 'some'
        }}
        onChange={({ target }) => selection.toggleAll(shown, target.checked)}
      />
    </Target>
  )
}
