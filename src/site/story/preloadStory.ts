import { storyIn } from '@/content/headline'
import { loadStories, storyFileOf } from '@/content/loadStories'
import { loadStoryTexts } from '@/content/loadStoryTexts'
import { inMain } from '@/ui/marks/page'

const idIn = ({ search }: HTMLAnchorElement) => storyIn(search) ?? ''

/** Loads the stories of the page's first headline: most of its headlines are in the same file. */
export async function preloadStories(): Promise<void> {
  const first = inMain<HTMLAnchorElement>('a[href^="?story="]')
  const file = first && storyFileOf(idIn(first))
  if (file) await loadStories(file)
}

/** Loads what the sheet shows of the story that this link opens. */
export async function preloadStory(link: HTMLAnchorElement): Promise<void> {
  const file = storyFileOf(idIn(link))
  if (file) await Promise.all([loadStories(file), loadStoryTexts(file)])
}
