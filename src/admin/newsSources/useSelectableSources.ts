import { useMemo } from 'react'
import type { NewsSource } from '@/content/admin/newsSources'
import { useRowFocus } from '@/ui/removal/useRowFocus'
import { useSelection } from '@/ui/selection/useSelection'
import type { Sources } from './useSources'

export type SourceEdits = Pick<Sources, 'onToggle' | 'onRetry' | 'setAllActive' | 'remove'>

/** A selection of sources, and the props of the `BulkBar` for it. */
export function useSelectableSources(shown: readonly NewsSource[], edits: SourceEdits) {
  const selection = useSelection(shown)
  useRowFocus(useMemo(() => shown.map(({ id }) => id), [shown]))
  const remove = async (chosen: readonly NewsSource[]) => {
    if (await edits.remove(chosen)) selection.toggleAll(chosen, false)
  }
  return {
    selection,
    onRemove: (source: NewsSource) => void remove([source]),
    bulk: {
      selection,
      visible: shown,
      onSetActive: edits.setAllActive,
      onRemove: (chosen: readonly NewsSource[]) => void remove(chosen),
    },
  }
}
