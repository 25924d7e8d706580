import { loadStories, storyFileOf } from '@/content/loadStories'
import { loadStoryTexts } from '@/content/loadStoryTexts'

/** A page of many topics would load them all. */
const MOST_FILES = 2

/** Loads what the sheet shows of the stories on this page: those of its first headlines. */
export async function preloadStories(): Promise<void> {
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[href^="?story="]')
  const ids = Array.from(links, ({ search }) => new URLSearchParams(search).get('story') ?? '')
  const files = [...new Set(ids.flatMap((id) => storyFileOf(id) ?? []))].slice(0, MOST_FILES)
  await Promise.all(files.flatMap((file) => [loadStories(file), loadStoryTexts(file)]))
}
