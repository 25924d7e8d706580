import { useState } from 'react'
import { saveLogged } from '@/admin/changeLog/logChange'
import { useSavedList } from '@/admin/useSavedList'
import type { NewsSource } from '@/content/admin/newsSources'
import { restoreItems } from '@/lib/restoreItems'
import { savedNewsSources } from '@/saved/newsSources'
import { useRemoval } from '@/ui/removal/useRemoval'
import { storedText } from '@/ui/toast/notStored'
import { toast } from '@/ui/toast/toast'
import { changeSources } from './sourceList'
import { countedSources, obliqueSources } from './sourceTexts'

const idsOf = (sources: readonly NewsSource[]) => new Set(sources.map(({ id }) => id))

/** The sources of this browser, whose changes are saved at once (D-4), and the selected ids, which are not saved. */
export function useSources() {
  const [sources, change] = useSavedList(savedNewsSources, saveLogged)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const confirmAndRemove = useRemoval()

  const select = (id: string, isSelected: boolean) =>
    setSelected((now) => {
      const next = new Set(now)
      isSelected ? next.add(id) : next.delete(id)
      return next
    })

  const setActive = (ids: ReadonlySet<string>, isActive: boolean) =>
    change((now) => changeSources(now, ids, { isActive }))

  const setAllActive = (chosen: readonly NewsSource[], isActive: boolean) => {
    const isStored = setActive(idsOf(chosen), isActive)
    const text = `${isActive ? 'فُعّل' : 'عُطّل'} ${countedSources(chosen.length)}.`
    toast.success(storedText(text, isStored))
  }

  /** Asks for confirmation (Spec §5), for one source or several; the toast offers undo. */
  const remove = async (chosen: readonly NewsSource[]) => {
    const [first] = chosen
    if (!first) return
    const one = chosen.length === 1 && `المصدر «${first.source}»`
    const ids = idsOf(chosen)
    await confirmAndRemove({
      question: `هل تريد حذف ${one || obliqueSources(chosen.length)}؟`,
      done: `حُذف ${one || countedSources(chosen.length)}.`,
      rowIds: [...ids],
      remove() {
        setSelected((now) => new Set([...now].filter((id) => !ids.has(id))))
        return change((now) => now.filter(({ id }) => !ids.has(id)))
      },
      restore: () => void change((now) => restoreItems(now, sources, ids)),
    })
  }

  const retry = ({ id, source }: NewsSource) => {
    const isStored = change((now) => changeSources(now, new Set([id]), { status: 'processing' }))
    const text = `نسخة تجريبية: أُعيد «${source}» إلى المعالجة، ولا تُجمع منه أخبار.`
    toast.info(storedText(text, isStored))
  }

  /** Brings back the shipped list. */
  const reset = () => change(savedNewsSources.shipped)

  return { sources, selected, setSelected, select, setActive, setAllActive, remove, retry, reset }
}
