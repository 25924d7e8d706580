import type { Entry } from './rows'

/** Returns which stories there are, from the index that Storybook itself reads. */
export async function loadEntries(): Promise<Entry[]> {
  const response = await fetch('index.json')
  const { entries } = (await response.json()) as { entries: Record<string, Entry> }
  return Object.values(entries)
}
