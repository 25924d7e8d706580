import type { AnyRouter } from '@tanstack/react-router'
import {
  Flag,
  History,
  Inbox,
  LayoutDashboard,
  type LucideIcon,
  Megaphone,
  Newspaper,
  NotebookText,
  SquareTerminal,
  Star,
  Tags,
  UserRound,
  Zap,
} from 'lucide-react'
import { foldExceptHamza, spellingPattern } from '@/lib/arabic'
import { nextTask } from '@/lib/nextPaint'

export type PaletteItem = {
  /** unique and the same in every session: `user:user-3` */
  key: string
  kind: PaletteKind
  title: string
  /** a smaller text beside it: the e-mail, the campaign */
  detail?: string
  /** a shortcut that does the same */
  keys?: string
  run: (router: AnyRouter) => void
}

export const PALETTE_KINDS = {
  recent: { name: 'الأخيرة', icon: History },
  action: { name: 'في هذه الشاشة', icon: Zap },
  general: { name: 'عام', icon: SquareTerminal },
  view: { name: 'العروض المحفوظة', icon: Star },
  screen: { name: 'الشاشات', icon: LayoutDashboard },
  user: { name: 'المستخدمون', icon: UserRound },
  message: { name: 'الرسائل', icon: Inbox },
  ad: { name: 'الإعلانات', icon: Megaphone },
  category: { name: 'الفئات', icon: Tags },
  country: { name: 'الدول', icon: Flag },
  page: { name: 'إعدادات الصفحات', icon: NotebookText },
  source: { name: 'مصادر الأخبار', icon: Newspaper },
} satisfies Record<string, { name: string; icon: LucideIcon }>
export type PaletteKind = keyof typeof PALETTE_KINDS

export type PaletteGroup = { kind: PaletteKind; items: readonly PaletteItem[] }

/** The most items of a group, so that every kind is in sight. */
const MAX_ITEMS = 6
/** After so many milliseconds the search lets the browser handle input and paint. */
const SLICE_MS = 8

/** How well an item matches; less is better, and null is no match. */
function matchItem({ folded, titleLength }: Text, words: readonly RegExp[]): number | null {
  let worst = 0
  for (const word of words) {
    const at = folded.search(word)
    if (at < 0) return null
    const start = at > 1 && folded.startsWith('ال', at - 2) ? at - 2 : at
    const isWordStart = start === 0 || folded[start - 1] === ' '
    const grade = start === 0 ? 0 : at >= titleLength ? 3 : isWordStart ? 1 : 2
    worst = Math.max(worst, grade)
  }
  return worst
}

/** A list whose items are made when they are needed, since there may be 10,000 of them. */
export type PaletteSource = {
  kind: PaletteKind
  /** an object stays the same while its item does: the cache of its folded text has it as key */
  list: readonly object[]
  itemOf: (object: object) => PaletteItem
}

/**
 * The items that contain every word of the query, by any part of their texts, folded as Arabic wants (D-10). Groups
 * and items are in the order of their best match, but of those with the beginning of a word screens and commands are before
 * records; recent ones come before others that match as well. It works in slices,
 * so that a key press is painted in time; `isCancelled` ends a search that is out of date, with null.
 */
export async function searchPalette(
  sources: readonly PaletteSource[],
  query: string,
  recent: readonly string[],
  isCancelled: () => boolean,
): Promise<PaletteGroup[] | null> {
  const words = foldExceptHamza(query)
    .split(' ')
    .filter(Boolean)
    .map((word) => spellingPattern(word))
  // A query of marks only names nothing.
  if (words.length === 0) return []
  const found = new Map<PaletteKind, { item: PaletteItem; score: number }[]>()
  let since = performance.now()
  for (const source of sources) {
    for (const [index, object] of source.list.entries()) {
      if (index % 64 === 63 && performance.now() - since > SLICE_MS) {
        await nextTask()
        if (isCancelled()) return null
        since = performance.now()
      }
      const grade = matchItem(searchTextOf(source, object), words)
      if (grade === null) continue
      const item = source.itemOf(object)
      const place = recent.indexOf(item.key)
      const group = found.get(item.kind) ?? []
      group.push({ item, score: grade - (place < 0 ? 0 : 0.9 - place / 100) })
      // Many messages may match; only the best are shown.
      if (group.length > 8 * MAX_ITEMS) cut(group)
      found.set(item.kind, group)
    }
  }
  if (isCancelled()) return null
  return [...found]
    .map(([kind, group]) => ({ kind, group: cut(group) }))
    .sort((one, other) => rankOf(one) - rankOf(other))
    .map(({ kind, group }) => ({ kind, items: group.map(({ item }) => item) }))
}

const COMMANDS: readonly PaletteKind[] = ['action', 'general', 'view', 'screen']

function rankOf({ kind, group }: { kind: PaletteKind; group: readonly { score: number }[] }) {
  const { score = 0 } = group[0] ?? {}
  return score + (score > 1 ? 10 : COMMANDS.includes(kind) ? 0 : 5)
}

function cut<Entry extends { score: number }>(group: Entry[]): Entry[] {
  group.sort((one, other) => one.score - other.score)
  group.length = Math.min(group.length, MAX_ITEMS)
  return group
}

type Text = { folded: string; titleLength: number }
const prepared = new WeakMap<object, Text>()

/** The text of an item, folded once; the title comes first. */
function searchTextOf({ kind, itemOf }: PaletteSource, object: object): Text {
  const known = prepared.get(object)
  if (known) return known
  const { title, detail = '' } = itemOf(object)
  const folded = foldExceptHamza(title)
  // The name of a record finds the record, not a command about it: «تراجع» would restore it.
  const more = kind === 'general' ? '' : foldExceptHamza(detail)
  const text = { folded: `${folded} ${more}`, titleLength: folded.length }
  prepared.set(object, text)
  return text
}

/** A source of a few items that are there already. */
export const listSource = (kind: PaletteKind, items: readonly PaletteItem[]): PaletteSource => ({
  kind,
  list: items,
  itemOf: (item) => item as PaletteItem,
})

/** The items of these keys, in their order; a key whose item is gone is left out. */
export const itemsOf = (
  sources: readonly PaletteSource[],
  keys: readonly string[],
): PaletteItem[] =>
  keys.flatMap((key) => {
    for (const { kind, list, itemOf } of sources) {
      const object = key.startsWith(`${kind}:`) && list.find((one) => itemOf(one).key === key)
      if (object) return [itemOf(object)]
    }
    return []
  })
