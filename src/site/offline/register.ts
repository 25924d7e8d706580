import type { AnyRouter } from '@tanstack/react-router'
import { savedFollows } from '@/saved/follows'
import { savedArticleList } from '@/saved/savedArticles'
import { savesData } from '@/ui/states/quietLoading'
import { cacheSavedStories, cacheThisPage } from './cachePages'

/**
 * Registers the worker, and has it cache this page, the pages that are opened inside the app, what the reader saves or
 * follows, and what these need without a network. `loadMenus` loads the menus that lead to other pages. It rejects when the
 * browser refuses the worker, as in private windows.
 */
export async function register(
  router: AnyRouter,
  loadMenus: () => Promise<unknown>,
): Promise<void> {
  await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`)
  await navigator.serviceWorker.ready
  for (const { subscribe } of [savedArticleList, savedFollows])
    subscribe(() => void cacheSavedStories().catch(cacheNothing))
  if (savesData()) return cacheThisPage()
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) void cacheThisPage().catch(cacheNothing)
  })
  await cacheThisPage()
  await Promise.all([import('./OfflineBar'), loadMenus()])
  await cacheThisPage()
  await cacheSavedStories()
}

/** Without a network now, the browser already has what the reader has opened; the next page stores the rest. */
const cacheNothing = () => {}
