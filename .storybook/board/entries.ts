import type { Entry } from './rows'

/** Returns which stories there are, from the index that Storybook itself reads. */
export async function loadEntries(): Promise<Entry[]> {
  const response = await fetch('index.json')
  const { entries } = (await response.json()) as { entries: Record<string, Entry> }
  return Object.values(entries)
}

type Preview = {
  storyStoreValue?: {
    loadStory: (which: { storyId: string }) => Promise<{ parameters: { route?: string } }>
  }
}

/**
 * Returns the addresses that these stories open, of those that open a screen. The index has no parameters, and only a
 * page of documentation may ask Storybook for another story; without this object there are no addresses.
 * @workaround storybook: tests/built/storybook.spec.ts
 */
export async function addressesOf(entries: readonly Entry[]): Promise<string[]> {
  const preview = (globalThis as { __STORYBOOK_PREVIEW__?: Preview }).__STORYBOOK_PREVIEW__
  const load = ({ id }: Entry) => preview?.storyStoreValue?.loadStory({ storyId: id })
  const stories = await Promise.all(entries.map(load))
  return [...new Set(stories.flatMap((story) => story?.parameters.route || []))]
}
