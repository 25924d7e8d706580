import { describeEntry, type EntryText } from '@mocks/demo/journal/describeEntry'
import { readStates } from '@mocks/demo/journal/journal'
import type { Entry } from '@mocks/demo/journal/journalStore'
import { BEGINNING } from '@mocks/demo/journal/pages'
import { useEffect, useState } from 'react'

/** The sentences of the shown entries, by their ids. They come a moment later, because they need the data of their points. */
export function useEntryTexts(
  shown: readonly Entry[],
  entries: readonly Entry[],
): ReadonlyMap<number, EntryText> {
  const [texts, setTexts] = useState<ReadonlyMap<number, EntryText>>(new Map())
  useEffect(() => {
    let isCurrent = true
    const missing = shown.filter(({ id }) => !texts.has(id))
    if (missing.length > 0)
      void Promise.all(missing.map((entry) => describe(entry, entries))).then((all) => {
        if (isCurrent) setTexts(new Map([...texts, ...all]))
      })
    return () => {
      isCurrent = false
    }
  }, [shown, entries, texts])
  return texts
}

async function describe(entry: Entry, entries: readonly Entry[]): Promise<[number, EntryText]> {
  const earlier = entries.findLast(({ id }) => id < entry.id)?.id ?? BEGINNING
  const [before = {}, after = {}] = await readStates([earlier, entry.id])
  return [entry.id, await describeEntry(entry, before, after)]
}
