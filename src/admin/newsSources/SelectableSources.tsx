import { type ReactNode, useMemo } from 'react'
import type { NewsSource } from '@/content/admin/newsSources'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { type Selection, useSelection } from '@/ui/selection/useSelection'
import { BulkBar } from './BulkBar'
import type { SourceChanges } from './sourceMenu'
import type { useSources } from './useSources'

export type SourceEdits = Pick<
  ReturnType<typeof useSources>,
  'setActive' | 'setAllActive' | 'remove' | 'retry'
>

type Props = {
  shown: readonly NewsSource[]
  actions: SourceEdits
  /** the list; `changes` are new functions at each render */
  children: (selection: Selection, changes: SourceChanges) => ReactNode
}

/** A list of sources below the bar of what can be done to those that are selected. */
export function SelectableSources({ shown, actions, children }: Props) {
  const ids = useMemo(() => shown.map(({ id }) => id), [shown])
  const selection = useSelection(ids)
  useRowFocus(ids)

  async function remove(chosen: readonly NewsSource[]) {
    const isRemoved = await actions.remove(chosen)
    if (isRemoved)
      selection.toggleAll(
        chosen.map(({ id }) => id),
        false,
      )
  }

  return (
    <>
      <BulkBar
        selection={selection}
        visible={shown}
        onSetActive={actions.setAllActive}
        onRemove={(chosen) => void remove(chosen)}
      />
      {children(selection, {
        onToggle: ({ id }, isActive) => actions.setActive(new Set([id]), isActive),
        onRemove: (source) => void remove([source]),
        onRetry: actions.retry,
      })}
    </>
  )
}
