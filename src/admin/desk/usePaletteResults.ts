import type { AnyRouter } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { useRevert } from '@/admin/changeLog/useRevert'
import type { ContactMessage } from '@/api/contactMessages'
import { trimInvisible } from '@/lib/invisible'
import { savedRecentRecords } from '@/saved/adminMenu'
import { savedChangeLog } from '@/saved/changeLog'
import { describeChange } from '@/saved/describeChange'
import { useStore } from '@/ui/stores/useStore'
import { pageActions } from './pageActions'
import {
  itemsOf,
  listSource,
  type PaletteGroup,
  type PaletteItem,
  searchPalette,
} from './paletteSearch'
import { loadRecordLists, recordLists, recordSources } from './recordSources'

// Loaded with the code of the palette, so that the lists have arrived when it opens.
void loadRecordLists()

/**
 * What the palette shows, and the query that it answers, or null until `isReady`. While a search runs, that is an earlier
 * one. Without a query: what was opened last, the actions of this screen, and the screens. A search that takes long ends
 * after the next key press.
 */
export function usePaletteResults(
  router: AnyRouter,
  messages: readonly ContactMessage[] | undefined,
  query: string,
  isReady: boolean,
): PaletteResults | null {
  const revert = useRevert()
  const [own, setOwn] = useState<Own | null>(null)
  // Read once: the palette is mounted anew each time it opens.
  if (isReady && !own)
    setOwn({
      recent: savedRecentRecords.get(),
      actions: pageActions(),
      general: generalItems(router, revert),
    })
  const lists = useStore(recordLists)
  useEffect(() => void loadRecordLists(), [])
  const sources = useMemo(
    () =>
      own
        ? [
            listSource('action', own.actions),
            listSource('general', own.general),
            ...recordSources(lists, router, messages),
          ]
        : [],
    [own, lists, router, messages],
  )
  const atRest = useMemo(() => {
    if (!own) return null
    const recent = itemsOf(sources, own.recent)
    const screens = sources.filter(({ kind }) => kind === 'screen')
    const groups: PaletteGroup[] = [
      { kind: 'recent', items: recent },
      { kind: 'action', items: own.actions.filter((item) => !recent.includes(item)) },
      {
        kind: 'screen',
        items: screens
          .flatMap(({ count, itemAt }) =>
            Array.from({ length: count }, (_, index) => itemAt(index)),
          )
          .filter(({ key }) => !recent.some((item) => item.key === key)),
      },
      { kind: 'general', items: own.general.filter((item) => !recent.includes(item)) },
    ]
    return groups.filter(({ items }) => items.length > 0)
  }, [sources, own])

  const [found, setFound] = useState<PaletteResults | null>(null)
  const wanted = trimInvisible(query)
  useEffect(() => {
    if (wanted === '') setFound(null)
    if (wanted === '' || !own) return
    let isCancelled = false
    void searchPalette(sources, wanted, own.recent, () => isCancelled).then((groups) => {
      if (groups) setFound({ query: wanted, groups })
    })
    return () => {
      isCancelled = true
    }
  }, [wanted, sources, own])

  const results = wanted === '' ? null : found
  return results ?? (atRest && { query: '', groups: atRest })
}

/** `query` is trimmed. */
type PaletteResults = { query: string; groups: readonly PaletteGroup[] }

type Own = { recent: readonly string[]; actions: PaletteItem[]; general: PaletteItem[] }

/** Commands that every screen has. */
function generalItems(router: AnyRouter, revert: ReturnType<typeof useRevert>): PaletteItem[] {
  const [last] = savedChangeLog.get()
  const undo: PaletteItem[] = last
    ? [
        {
          key: 'general:undo',
          kind: 'general',
          title: last.reverts ? 'إعادة ما تراجعت عنه' : 'تراجع عن آخر تغيير محفوظ',
          detail: describeChange(last),
          // The last one now: a save may have ended since the palette was opened.
          run() {
            const [newest] = savedChangeLog.get()
            if (newest) void revert(newest)
          },
        },
      ]
    : []
  return [
    ...undo,
    {
      key: 'general:site',
      kind: 'general',
      title: 'عرض الموقع',
      run: () => void router.navigate({ to: '/' }),
    },
  ]
}
