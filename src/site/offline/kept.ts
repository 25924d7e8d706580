import { loadStories, storyFileOf } from '@/content/loadStories'
import { loadStoryTexts } from '@/content/loadStoryTexts'
import { KEPT_AT, PAGES } from '@/lib/offline'
import { isSaved } from '@/lib/savedStore'
import { savedArticleList } from '@/saved/savedArticles'
import { loadFollowing } from '@/site/follow/following'
import { loadMedia, mediaKindOf } from '@/site/story/media'

/** Has the worker, if there is one, store these addresses. Resolves when it has stored them. */
async function keep(urls: readonly string[]): Promise<void> {
  const worker = (await navigator.serviceWorker.getRegistration())?.active
  if (!worker) return
  const { port1, port2 } = new MessageChannel()
  // The message that workbox-routing listens to, and answers.
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: urls } }, [port2])
  await new Promise((resolve) => {
    port1.onmessage = resolve
  })
}

/** Keeps this page, and all files that it has loaded, also those from before the worker controlled it. */
export const keepThisPage = (): Promise<void> => keep([location.href, ...loadedFiles()])

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && name.includes('/assets/'))

/**
 * Keeps what opens the stories that the reader has saved: the sheet, `/profile`, which lists them and what the reader
 * follows, and the texts of their content files. Readers who have saved nothing keep nothing more.
 */
export async function keepSavedStories(): Promise<void> {
  if (!isSaved('savedArticles')) return
  const ids = savedArticleList.get().map(({ story }) => story)
  const kinds = new Set(ids.flatMap((id) => mediaKindOf(id) ?? []))
  const files = new Set(ids.flatMap((id) => storyFileOf(id) ?? []))
  await Promise.all([
    loadFollowing(),
    import('@/site/story/StorySheet'),
    ...[...kinds].map(loadMedia),
    ...[...files].flatMap((file) => [loadStories(file), loadStoryTexts(file)]),
  ])
  await keep(loadedFiles())
  // Last, so that a stored page has all that it needs.
  await keepPage('profile')
}

/** Keeps a page that is not open, by its path without a leading slash, with the files that its HTML names. */
async function keepPage(path: string): Promise<void> {
  const address = new URL(import.meta.env.BASE_URL + path, location.origin).href
  const html = await (await fetch(address)).text()
  const files = [...html.matchAll(/(?:href|src)="([^"]*\/assets\/[^"]+)"/g)]
  await keep([address, ...files.map(([, file = '']) => file)])
}

/** When the page of this path was kept; null if it was not. */
export async function keptAt(path: string): Promise<Date | null> {
  const response = await caches.match(path, { cacheName: PAGES })
  const time = Date.parse(response?.headers.get(KEPT_AT) ?? '')
  return Number.isNaN(time) ? null : new Date(time)
}
