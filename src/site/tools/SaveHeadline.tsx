import { storyIn } from '@/content/headline'
import { quoted } from '@/lib/isolated'
import { createStore } from '@/lib/store'
import type { HeadlineLink, LinkedTitle } from '@/ui/sectionCard/itemStyles'
import { showLoadError } from '@/ui/states/loadError'
import { useStore } from '@/ui/stores/useStore'

/** The ids of what the reader has saved. `ReaderTools` fills it: a page has no other use for that list. */
export const savedStories = createStore<ReadonlySet<unknown>>(new Set())

/** Saves the item with this id in the address, or removes it. */
export const toggleSaved = (id: string) =>
  void import('@/site/story/savable').then((it) => it.toggleSavedById(id)).catch(showLoadError)

/**
 * A bookmark at each headline that opens in the sheet: saves it without opening it (`HeadlineToolContext`). It is in the
 * HTML of the page up to forty times, so its styles and its icon are static (`ui/theme/site.css`).
 */
export function SaveHeadline({ link, title }: LinkedTitle) {
  const id = storyOf(link)
  const has = () => savedStories.get().has(id)
  const isSaved = useStore({ subscribe: savedStories.subscribe, get: has }, () => false)
  return typeof id === 'string' ? (
    <button
      type="button"
      className="saveMark"
      aria-pressed={isSaved}
      aria-label={typeof title === 'string' ? `حفظ ${quoted(title)}` : 'حفظ'}
      title={isSaved ? 'إزالة من المحفوظات' : 'حفظ'}
      onClick={() => toggleSaved(id)}
    />
  ) : null
}

const storyOf = (link: HeadlineLink): unknown =>
  typeof link === 'string' ? storyIn(link) : (link.search as { story?: unknown } | undefined)?.story
