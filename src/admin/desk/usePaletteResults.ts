import { useEffect, useMemo, useState } from 'react'
import { useRevert } from '@/admin/changeLog/useRevert'
import type { ContactMessage } from '@/api/contactMessages'
import { trimInvisible } from '@/lib/invisible'
import { savedRecentRecords } from '@/saved/adminMenu'
import { savedChangeLog } from '@/saved/changeLog'
import { describeChange } from '@/saved/describeChange'
import { COMMANDS } from '@/ui/marks/marks'
import { allInMain } from '@/ui/marks/page'
import { shortcutGroups } from '@/ui/shortcuts/shortcuts'
import {
  itemsOf,
  listSource,
  type PaletteGroup,
  type PaletteItem,
  type PaletteSource,
  searchPalette,
} from './paletteSearch'
import { paletteStore } from './paletteStore'
import { recordSources } from './recordSources'

/**
 * What the palette shows, and the query that it answers, or null until `isReady`. While a search runs, that is an earlier
 * one. Without a query: what was opened last, the actions of this screen, and the screens. A search that takes long ends
 * after the next key press.
 */
export function usePaletteResults(
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
      sources: [listSource('action', pageActions()), listSource('general', generalItems(revert))],
    })
  const sources = useMemo(
    () => (own ? [...own.sources, ...recordSources(messages)] : []),
    [own, messages],
  )
  const atRest = useMemo(() => {
    if (!own) return null
    const recent = itemsOf(sources, own.recent)
    const others = (['action', 'screen', 'general'] as const).map((kind) => ({
      kind,
      items: sources
        .filter((source) => source.kind === kind)
        .flatMap(({ list, itemOf }) => list.map(itemOf))
        .filter(({ key }) => !recent.some((item) => item.key === key)),
    }))
    const groups: PaletteGroup[] = [{ kind: 'recent', items: recent }, ...others]
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

type Own = { recent: readonly string[]; sources: readonly PaletteSource[] }

/** Commands that every screen has. */
function generalItems(revert: ReturnType<typeof useRevert>): PaletteItem[] {
  const [last] = savedChangeLog.get()
  const site: PaletteItem = {
    key: 'general:site',
    kind: 'general',
    title: 'عرض الموقع',
    run: (router) => void router.navigate({ to: '/' }),
  }
  if (!last) return [site]
  return [
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
    site,
  ]
}

const BUTTONS = 'button:not([aria-disabled=true], :disabled), a[href]'
const OFFERED = [
  `${COMMANDS.selector} :is(${BUTTONS})`,
  '[role=tab]:not([aria-selected=true])',
  `:is(search, ${COMMANDS.selector}) [role=radiogroup] input:not(:checked)`,
]

/**
 * What can be done on this screen, read from the screen itself: the buttons of its header, its bars and its filters, its
 * tabs, and the keys that do something where the focus is. So the palette offers exactly what is there, on every screen.
 */
function pageActions(): PaletteItem[] {
  const controls = allInMain(OFFERED.join()).filter(
    (element) => element.getClientRects().length > 0,
  )
  const actionOf = (title: string, run: () => void) =>
    ({ key: `action:${title}`, kind: 'action', title, run }) as const
  const clicks = controls.map((element) => actionOf(nameOf(element), () => element.click()))
  const focused = paletteStore.get()
  const keys = shortcutGroups
    .get()
    .flatMap(({ shortcuts }) => shortcuts)
    .filter(({ isAction = true, isPossible }) => isAction && isPossible?.(focused) !== false)
    .map(({ label, keys, run }): PaletteItem => ({ ...actionOf(label, () => void run()), keys }))
  const named = [...clicks, ...keys].filter(({ title }) => title !== '')
  // Two buttons with one name would do the same.
  return [...new Map(named.map((item) => [item.key, item])).values()]
}

/** The accessible name; of a choice with that of its group. */
function nameOf(element: HTMLElement): string {
  const text = element.getAttribute('aria-label') ?? wordsOf(element)
  if (!(element instanceof HTMLInputElement)) return text.trim()
  const group = element.closest('[role=radiogroup]')?.getAttribute('aria-label') ?? ''
  return `${group}: ${wordsOf(element.closest('label'))}`
}

/** The texts of an element with spaces between them: a tab has its name and a number. */
function wordsOf(element: Element | null): string {
  if (!element) return ''
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const words: string[] = []
  while (walker.nextNode()) words.push(walker.currentNode.textContent?.trim() ?? '')
  return words.filter(Boolean).join(' ')
}
