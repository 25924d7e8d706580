import { describeEntry, type EntryText } from '@mocks/demo/journal/describeEntry'
import { dataAtPoint, type JournalView } from '@mocks/demo/journal/journal'
import type { Entry } from '@mocks/demo/journal/journalStore'
import { applyChanges, revertChanges } from '@mocks/demo/journal/textChange'
import { useEffect, useState } from 'react'

/** The sentences of entries, by their ids. They come a moment later, because they need the lists' own data. */
export function useEntryTexts(
  view: JournalView,
  entries: readonly Entry[],
): ReadonlyMap<number, EntryText> {
  const [texts, setTexts] = useState<ReadonlyMap<number, EntryText>>(new Map())
  useEffect(() => {
    let isCurrent = true
    void describeAll(view, entries, texts).then((all) => {
      if (isCurrent && all) setTexts(all)
    })
    return () => {
      isCurrent = false
    }
  }, [view, entries, texts])
  return texts
}

/** Returns null if all are known. */
async function describeAll(
  view: JournalView,
  entries: readonly Entry[],
  known: ReadonlyMap<number, EntryText>,
): Promise<ReadonlyMap<number, EntryText> | null> {
  const wanted = entries.filter(({ id }) => !known.has(id))
  const [first] = wanted
  if (!first) return null
  const all = new Map(known)
  let before = revertChanges(dataAtPoint(view, first.id), [first.change])
  for (const entry of entries) {
    if (entry.id < first.id) continue
    const after = applyChanges(before, [entry.change])
    if (!known.has(entry.id)) all.set(entry.id, await describeEntry(entry, before, after))
    before = after
  }
  return all
}
