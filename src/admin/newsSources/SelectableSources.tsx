import { useEventCallback } from '@mui/material/utils'
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
  /** in the order in which the list shows them */
  shown: readonly NewsSource[]
  actions: SourceEdits
  /** the list; `changes` keeps its identity */
  children: (selection: Selection, changes: SourceChanges) => ReactNode
}

/** A list of sources below the bar of what can be done to those that are selected. */
export function SelectableSources({ shown, actions, children }: Props) {
  const ids = useMemo(() => shown.map(({ id }) => id), [shown])
  const selection = useSelection(ids)
  useRowFocus(ids)

  const remove = useEventCallback(async (chosen: readonly NewsSource[]) => {
    const isRemoved = await actions.remove(chosen)
    if (isRemoved)
      selection.toggleAll(
        chosen.map(({ id }) => id),
        false,
      )
  })
  const onToggle = useEventCallback(({ id }: NewsSource, isActive: boolean) => {
    actions.setActive(new Set([id]), isActive)
  })
  const onRetry = useEventCallback(actions.retry)
  const changes = useMemo(
    () => ({ onToggle, onRetry, onRemove: (source: NewsSource) => void remove([source]) }),
    [onToggle, onRetry, remove],
  )

  return (
    <>
      <BulkBar
        selection={selection}
        visible={shown}
        onSetActive={actions.setAllActive}
        onRemove={(chosen) => void remove(chosen)}
      />
      {children(selection, changes)}
    </>
  )
}
