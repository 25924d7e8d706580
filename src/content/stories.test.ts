import { gzipSync } from 'node:zlib'
import { packed } from 'virtual:search-items'
import { expect, test, vi } from 'vitest'
import { analyticsArticles } from './admin/analyticsContent'
import { sampleSources, sourceStoryLink } from './admin/newsSources'
import { dashboardArticles, dashboardStoryLink } from './dashboard'
import { linkOfStory, mediaId, storyIn } from './headline'
import { loadStories, storyFileOf, storyFiles } from './loadStories'
import { loadStoryTexts } from './loadStoryTexts'
import { nearbyStories } from './nearbyStories'
import { unpack } from './packedItems'
import { posts } from './posts'
import { recentActivity } from './profile'
import { readingSeconds, readingText } from './readingTime'
import { savedArticles } from './savedArticles'
import type { SearchItem } from './searchItem'
import { loadSearchItems } from './searchItems'
import { filesOfSource, sourceFileOf } from './sharedSources'
import { sponsoredArticles } from './sponsored'
import { videos } from './videos'

const load = async (file: (typeof storyFiles)[number]) => {
  const stories = await loadStories(file)
  return { file, stories, ...(await loadStoryTexts(file)) }
}
const pages = await Promise.all(storyFiles.map(load))
const stories = pages.flatMap((page) => page.stories)
const items = await loadSearchItems()

const repeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index)

test('each story has an id that leads to its file, and a summary of its own', () => {
  expect(repeated(stories.map(({ id }) => id))).toEqual([])
  for (const { id, file } of stories) expect(storyFileOf(id), id).toBe(file)
  expect(repeated(pages.flatMap(({ summaries }) => Object.values(summaries).flat()))).toEqual([])
  for (const page of pages)
    for (const [card, own] of Map.groupBy(page.stories, ({ cardId }) => cardId))
      expect(page.summaries[card]?.length, `${page.file}-${card}`).toBe(own.length)
})

test('D-10: every headline that is shown anywhere is that of a story, and the search opens it', () => {
  const shown = [
    ...stories.map(({ id, title }) => [id, title]),
    ...dashboardArticles.map((one) => [storyIn(dashboardStoryLink(one)), one.title]),
    ...[...savedArticles, ...recentActivity].map(({ story, title }) => [story, title]),
    ...sampleSources.map((one) => [sourceStoryLink(one)?.search?.story, one.title]),
    ...analyticsArticles.map(({ link, title }) => [link?.search?.story, title]),
    ...videos.map(({ id, title }) => [mediaId('video', id), title]),
    ...posts.map(({ id, content }) => [mediaId('post', id), content]),
    ...sponsoredArticles.map(({ id, title }) => [mediaId('sponsored', id), title]),
    ...pages.flatMap(({ file, coverage }) =>
      Object.entries(coverage).flatMap(([key, others]) =>
        others.map(({ title }) => [`${file}-${key}`, title]),
      ),
    ),
  ].map((pair) => pair.join(' '))
  const found = items.flatMap((one) =>
    one.link.search ? [`${one.link.search.story} ${one.title}`] : [],
  )
  expect(found.filter((one) => !shown.includes(one))).toEqual([])
  // `/country` shows none of some cards of the Arab world.
  const lost = shown.filter((one) => !found.includes(one) && !one.startsWith('arab-world-'))
  expect(lost).toEqual([])
})

test('the file that the build makes for the search has all that it can find', () => {
  const byId = (items: readonly SearchItem[]) => items.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  expect(byId(unpack(packed))).toEqual(byId(items))
  expect(gzipSync(JSON.stringify(packed)).length, 'in bytes, gzip').toBeLessThan(60_000)
})

test('a part that cannot be loaded is left out and reported; when many are missing, the search fails', async () => {
  const missing = () => Promise.reject(new TypeError('Failed to fetch'))
  const kept = await vi.importActual<object>('./loadStories')
  vi.resetModules()
  vi.doMock('./searchItemsSponsored', () => ({ sponsoredItems: missing }))
  const onMissing = vi.fn()
  const found = await (await import('./searchItems')).loadSearchItems(undefined, onMissing)
  expect(found).toHaveLength(items.filter(({ kind }) => kind !== 'sponsored').length)
  expect(onMissing).toHaveBeenCalledOnce()
  vi.resetModules()
  vi.doMock('./loadStories', () => ({ ...kept, loadStories: missing }))
  await expect((await import('./searchItems')).loadSearchItems()).rejects.toThrow('Failed to fetch')
  for (const file of ['./searchItemsSponsored', './loadStories']) vi.doUnmock(file)
  vi.resetModules()
})

test('near a story are those of its card, then of its page, then of its topic', async () => {
  const egypt = await loadStories('egypt')
  const story = egypt.find(({ id }) => id === 'egypt-sports-4') as (typeof egypt)[number]
  const near = nearbyStories(story, egypt, await loadStories('sports'))
  expect(near.map(({ id }) => id).join(' ')).toBe(
    'egypt-sports-5 egypt-sports-1 egypt-sports-2 egypt-technology-1 sports-olympics-1',
  )
})

test('from any story, the files that have stories of its source are found', () => {
  for (const [source, own] of Map.groupBy(stories, (story) => story.source))
    for (const story of own)
      expect(filesOfSource(source, sourceFileOf(story)), story.id).toEqual(
        expect.arrayContaining(own.map(({ file }) => file)),
      )
})

test('any id survives a link, and the reading time is rounded up', () => {
  for (const id of ['a+1', 'a&b', 'a#b', '100%', '%41'])
    expect(storyIn(new URL(linkOfStory(id), 'https://madar.example/?x=1').search)).toBe(id)
  expect([[], [`${'كلمة '.repeat(32)}`]].map(readingSeconds)).toEqual([5, 15])
  expect([15, 61].map(readingText)).toEqual(['تُقرأ في 15\u00a0ثانية', 'تُقرأ في دقيقتين'])
})
