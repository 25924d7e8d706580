import type { AnyRouter } from '@tanstack/react-router'
import { savedFollows } from '@/saved/follows'
import { savedArticleList } from '@/saved/savedArticles'
import { savesData } from '@/ui/states/lazyWithPreload'
import { keepSavedStories, keepThisPage } from './kept'

/**
 * Registers the worker, and has it keep this page, the pages that are opened inside the app, what the reader saves or
 * follows, and what these need without a network. It rejects when the browser refuses the worker, as in private windows.
 */
export async function register(router: AnyRouter): Promise<void> {
  await navigator.serviceWorker.register(`${import.meta.env.BASE_URL}sw.js`)
  await navigator.serviceWorker.ready
  for (const { subscribe } of [savedArticleList, savedFollows])
    subscribe(() => void keepSavedStories().catch(keepNothing))
  if (savesData()) return keepThisPage()
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) void keepThisPage().catch(keepNothing)
  })
  await keepThisPage()
  // The bar that says so, and the menus that lead to other pages.
  await Promise.all([
    import('./OfflineBar'),
    import('@/site/chrome/AccountMenu'),
    import('@/site/chrome/PhoneMenu'),
  ])
  await keepThisPage()
  await keepSavedStories()
}

/** Without a network now, the browser already has what the reader has opened; the next page stores the rest. */
const keepNothing = () => {}
