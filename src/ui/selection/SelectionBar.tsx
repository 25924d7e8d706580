import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { X } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { type CountedNoun, formatNumber, plural } from '@/lib/arabic'
import { SELECTION_ACTIONS, STATE_TITLE } from '@/ui/marks/marks'
import { inMain, pageHeading } from '@/ui/marks/page'
import { rowControlSelector } from '@/ui/marks/rowControl'
import { BottomBar } from '@/ui/navigation/BottomBar'
import { IconAction } from '@/ui/navigation/IconAction'
import { useRestoreFocus } from '@/ui/overlay/useRestoreFocus'
import { useStore } from '@/ui/stores/useStore'
import { inRows } from '@/ui/theme/surface'
import { size, up, weight } from '@/ui/theme/tokens'
import { type Identified, type Selection, selectedOf } from './useSelection'

const Count = styled('p')({ fontSize: size.t14, fontWeight: weight.label, lineHeight: 1.6 })

const Actions = styled('div')({
  ...inRows,
  gap: 8,
  '& > button': { gap: 8 },
  [up.md]: { marginInlineStart: 'auto' },
})

type Props<Row> = {
  selection: Selection
  /** all rows that the list finds, in their order */
  found: readonly Row[]
  noun: CountedNoun
  /** the buttons; receives the selected rows that the list finds, in their order */
  children: (chosen: readonly Row[]) => ReactNode
  /** shown instead of the count: the progress or the result of an action, also when nothing is selected any more */
  status?: ReactNode
}

/**
 * What can be done to the selected rows, at the bottom of the window. Rows that a filter hides stay selected but are
 * not affected. The bar is the last part of its screen; Enter on the checkbox of a row leads to it.
 */
export function SelectionBar<Row extends Identified>(props: Props<Row>) {
  const { selection, found, noun, children, status } = props
  const ids = useStore(selection)
  const chosen = useMemo(() => selectedOf(found, ids), [found, ids])
  const isShown = chosen.length > 0 || Boolean(status)
  useRestoreFocus(isShown, firstRowCheckbox)
  if (!isShown) return null
  return (
    <BottomBar label="إجراءات جماعية">
      {!status && (
        <IconAction label="إلغاء التحديد" icon={X} size="small" onClick={selection.clear} />
      )}
      <Count role="status">{status ?? `محدّد: ${plural(chosen.length, noun)}`}</Count>
      {!status && chosen.length < found.length && (
        <Button size="small" variant="text" onClick={() => selection.toggleAll(found, true)}>
          <span>{`حدّد كل نتائج البحث (${formatNumber(found.length)})`}</span>
        </Button>
      )}
      <Actions {...SELECTION_ACTIONS.props}>{children(chosen)}</Actions>
    </BottomBar>
  )
}

const firstRowCheckbox = () =>
  inMain(rowControlSelector('select')) ?? inMain(STATE_TITLE.selector) ?? pageHeading()
