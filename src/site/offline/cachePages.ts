import { loadStories, storyFileOf } from '@/content/loadStories'
import { loadStoryTexts } from '@/content/loadStoryTexts'
import { CACHED_AT, cachedPath, isPicture, PAGES } from '@/lib/offline'
import { isSaved } from '@/lib/savedStore'
import { savedArticleList } from '@/saved/savedArticles'
import { loadFollowing } from '@/site/followed/following'
import { loadMedia, mediaKindOf } from '@/site/story/media'

/** Has the worker, if there is one, cache these addresses. Resolves when it has cached them. */
async function cacheUrls(urls: readonly string[]): Promise<void> {
  const worker = (await navigator.serviceWorker.getRegistration())?.active
  if (!worker) return
  const { port1, port2 } = new MessageChannel()
  // The message that workbox-routing listens to, and answers.
  worker.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: urls } }, [port2])
  await new Promise((resolve) => {
    port1.onmessage = resolve
  })
}

/**
 * Caches this page, whatever its address has besides the path, and all files and pictures that it has loaded, also those from
 * before the worker controlled it.
 */
export const cacheThisPage = (): Promise<void> =>
  cacheUrls([location.origin + location.pathname, ...loadedFiles(), ...loadedPictures()])

const loadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && name.includes('/assets/'))

/** The pictures that this page has loaded. */
const loadedPictures = () =>
  [...document.images]
    .filter(({ src, naturalWidth }) => naturalWidth > 0 && isPicture(new URL(src)))
    .map(({ src }) => src)

/**
 * Caches what opens the stories that the reader has saved: the sheet, `/profile`, which lists them and what the reader
 * follows, and the texts of their content files. Readers who have saved nothing cache nothing more.
 */
export async function cacheSavedStories(): Promise<void> {
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
  await cacheUrls(loadedFiles())
  // Last, so that a stored page has all that it needs.
  await cachePage('profile')
}

/** Caches a page that is not open, by its path without a leading slash, with the files that its HTML names. */
async function cachePage(path: string): Promise<void> {
  const address = new URL(import.meta.env.BASE_URL + path, location.origin).href
  const html = await (await fetch(address)).text()
  const files = [...html.matchAll(/(?:href|src)="([^"]*\/assets\/[^"]+)"/g)]
  await cacheUrls([address, ...files.map(([, file = '']) => file)])
}

/** When the page of this path was cached; null if it was not. */
export async function cachedAt(path: string): Promise<Date | null> {
  const key = cachedPath(path, import.meta.env.BASE_URL)
  const response = await caches.match(key, { cacheName: PAGES })
  const time = Date.parse(response?.headers.get(CACHED_AT) ?? '')
  return Number.isNaN(time) ? null : new Date(time)
}
