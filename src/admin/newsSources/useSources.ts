import { useMemo } from 'react'
import { useSavedList } from '@/admin/useSavedList'
import type { NewsSource } from '@/content/admin/newsSources'
import { plural } from '@/lib/arabic'
import { update } from '@/lib/editableList'
import { quoted } from '@/lib/isolated'
import { SOURCES } from '@/lib/nouns'
import { saveList } from '@/saved/changeLog'
import { savedNewsSources } from '@/saved/newsSources'
import { useRemoval } from '@/ui/removal/useRemoval'
import { storedText, toastChange } from '@/ui/stores/notStored'
import { toast } from '@/ui/stores/toast'
import { changeSources } from './sourceList'

const save = (next: readonly NewsSource[]) => saveList(savedNewsSources, next)

const REMOVED = {
  nameOf: ({ source }: NewsSource) => `المصدر ${quoted(source)}`,
  noun: SOURCES,
  two: 'مصدرين',
}

/** The sources of this browser, and the actions on them, which are saved at once (D-4). */
export function useSources() {
  const [sources, change] = useSavedList(savedNewsSources, save)
  // Asks for confirmation (Spec §5), for one source or several; the toast offers undo.
  const remove = useRemoval(change, REMOVED)

  const changes = useMemo(
    () => ({
      onToggle({ id }: NewsSource, isActive: boolean) {
        change((now) => update(now, id, { isActive }))
      },
      onRemove: (source: NewsSource) => remove([source]),
      onRetry({ id, source }: NewsSource) {
        const isStored = change((now) => update(now, id, { status: 'processing' }))
        const text = `نسخة تجريبية: أُعيد ${quoted(source)} إلى المعالجة، ولا تُجمع منه أخبار.`
        toast.info(storedText(text, isStored))
      },
    }),
    [change, remove],
  )

  function setAllActive(chosen: readonly NewsSource[], isActive: boolean) {
    const ids = new Set(chosen.map(({ id }) => id))
    const isStored = change((now) => changeSources(now, ids, { isActive }))
    const text = `${isActive ? 'فُعّل' : 'عُطّل'} ${plural(chosen.length, SOURCES)}.`
    toastChange(text, isStored)
  }

  return {
    sources,
    /** what is done to one source; the same object on every render */
    changes,
    setAllActive,
    remove,
    reset: () => change(savedNewsSources.shipped),
  }
}

export type Sources = ReturnType<typeof useSources>
