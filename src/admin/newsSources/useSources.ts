import { useState } from 'react'
import type { NewsSource } from '@/content/admin/newsSources'
import { restoreItems } from '@/lib/restoreItems'
import { useRemoval } from '@/ui/removal/useRemoval'
import { toast } from '@/ui/toast/toast'
import { changeSources } from './sourceList'
import { countedSources, obliqueSources } from './sourceTexts'

const idsOf = (sources: readonly NewsSource[]) => new Set(sources.map(({ id }) => id))

/** The sources and the selected ids, in memory only: nothing is saved (Spec §7). */
export function useSources(initial: readonly NewsSource[]) {
  const [sources, setSources] = useState(initial)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const confirmAndRemove = useRemoval()

  const select = (id: string, isSelected: boolean) =>
    setSelected((now) => {
      const next = new Set(now)
      isSelected ? next.add(id) : next.delete(id)
      return next
    })

  const setActive = (ids: ReadonlySet<string>, isActive: boolean) =>
    setSources((now) => changeSources(now, ids, { isActive }))

  const setAllActive = (chosen: readonly NewsSource[], isActive: boolean) => {
    setActive(idsOf(chosen), isActive)
    toast.success(`${isActive ? 'فُعّل' : 'عُطّل'} ${countedSources(chosen.length)}.`)
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
        setSources((now) => now.filter(({ id }) => !ids.has(id)))
        setSelected((now) => new Set([...now].filter((id) => !ids.has(id))))
      },
      restore: () => setSources((now) => restoreItems(now, sources, ids)),
    })
  }

  const retry = ({ id, source }: NewsSource) => {
    setSources((now) => changeSources(now, new Set([id]), { status: 'processing' }))
    toast.info(`نسخة تجريبية: أُعيد «${source}» إلى المعالجة، ولا تُجمع منه أخبار.`)
  }

  return { sources, selected, setSelected, select, setActive, setAllActive, remove, retry }
}
