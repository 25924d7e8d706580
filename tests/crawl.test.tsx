import { expect, test } from 'vitest'
import { mediaId } from '@/content/headline'
import { loadStories, storyFiles } from '@/content/loadStories'
import { posts } from '@/content/posts'
import { sponsoredArticles } from '@/content/sponsored'
import { videos } from '@/content/videos'
import { PUBLIC_PATHS, renderPage } from './renderPage'

const linksOf = (html: string) =>
  [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )

/** No link that a reader can click is dead. */
test('every link of every public page opens an existing page', async () => {
  const seen = new Map<string, string>(PUBLIC_PATHS.map((path) => [path, 'the list of §2']))
  const dead: string[] = []
  const stories = await Promise.all(storyFiles.map((file) => loadStories(file)))
  const ids = new Set([
    ...stories.flatMap((ofFile) => ofFile.map(({ id }) => id)),
    ...videos.map(({ id }) => mediaId('video', id)),
    ...posts.map(({ id }) => mediaId('post', id)),
    ...sponsoredArticles.map(({ id }) => mediaId('sponsored', id)),
  ])
  for (const [path, from] of seen) {
    const html = await renderPage(path)
    if (path !== '/no/such/page' && html.includes('404 Page Not Found'))
      dead.push(`${path} (on ${from})`)
    for (const href of linksOf(html)) {
      // The social links of the footer are placeholders (D-29).
      if (/^(#|mailto:|tel:)/.test(href)) continue
      if (href.startsWith('?story=')) {
        if (!ids.has(href.slice(7))) dead.push(`${href} (on ${path})`)
        continue
      }
      expect(href, `a link on ${path} stays on the site`).toMatch(/^\/(?!\/)/)
      const target = decodeURI(href.split('#')[0] ?? '')
      if (!seen.has(target)) seen.set(target, path)
    }
  }
  expect(dead).toEqual([])
  expect(seen.size).toBeGreaterThan(PUBLIC_PATHS.length)
}, 60_000)
