import { useCallback } from 'react'
import { useSavedList } from '@/admin/useSavedList'
import type { NewsSource } from '@/content/admin/newsSources'
import { quoted } from '@/lib/isolated'
import { saveList } from '@/saved/changeLog'
import { savedNewsSources } from '@/saved/newsSources'
import { useItemRemoval } from '@/ui/removal/useItemRemoval'
import { storedText, toastChange } from '@/ui/stores/notStored'
import { toast } from '@/ui/stores/toast'
import { changeSources } from './sourceList'
import { countedSources, obliqueSources } from './sourceTexts'

const idsOf = (sources: readonly NewsSource[]) => new Set(sources.map(({ id }) => id))

const save = (next: readonly NewsSource[]) => saveList(savedNewsSources, next)

/** The sources of this browser, and the actions on them, which are saved at once (D-4). */
export function useSources() {
  const [sources, change] = useSavedList(savedNewsSources, save)
  const confirmAndRemove = useItemRemoval(change)

  const onToggle = useCallback(
    ({ id }: NewsSource, isActive: boolean) => {
      change((now) => changeSources(now, new Set([id]), { isActive }))
    },
    [change],
  )

  const setAllActive = (chosen: readonly NewsSource[], isActive: boolean) => {
    const isStored = change((now) => changeSources(now, idsOf(chosen), { isActive }))
    const text = `${isActive ? 'فُعّل' : 'عُطّل'} ${countedSources(chosen.length)}.`
    toastChange(text, isStored)
  }

  /** Asks for confirmation (Spec §5), for one source or several; the toast offers undo. Resolves to the answer. */
  const remove = async (chosen: readonly NewsSource[]): Promise<boolean> => {
    const [first] = chosen
    if (!first) return false
    const one = chosen.length === 1 && `المصدر ${quoted(first.source)}`
    return confirmAndRemove([...idsOf(chosen)], {
      question: one || obliqueSources(chosen.length),
      done: one || countedSources(chosen.length),
    })
  }

  const onRetry = useCallback(
    ({ id, source }: NewsSource) => {
      const isStored = change((now) => changeSources(now, new Set([id]), { status: 'processing' }))
      const text = `نسخة تجريبية: أُعيد ${quoted(source)} إلى المعالجة، ولا تُجمع منه أخبار.`
      toast.info(storedText(text, isStored))
    },
    [change],
  )

  const reset = () => change(savedNewsSources.shipped)

  return { sources, onToggle, onRetry, setAllActive, remove, reset }
}

export type Sources = ReturnType<typeof useSources>
