import { beforeAll, describe, expect, test } from 'vitest'
import { analyticsArticles } from './admin/analyticsContent'
import { sampleSources, sourceStoryLink } from './admin/newsSources'
import { dashboardArticles, dashboardStoryLink } from './dashboard'
import { linkOfStory, mediaId, storyIn } from './headline'
import { loadStories, storyFileOf, storyFiles } from './loadStories'
import { loadStoryTexts, type StoryTexts } from './loadStoryTexts'
import { nearbyStories } from './nearbyStories'
import { posts } from './posts'
import { recentActivity } from './profile'
import { readingSeconds, readingText } from './readingTime'
import { savedArticles } from './savedArticles'
import { loadSearchItems } from './searchItems'
import { filesOfSource, sourceFileOf } from './sharedSources'
import { sponsoredArticles } from './sponsored'
import type { Story, StoryFile } from './story'
import { videos } from './videos'

type Loaded = { file: StoryFile; stories: readonly Story[]; texts: StoryTexts }
let pages: Loaded[] = []
let stories: Story[] = []
beforeAll(async () => {
  pages = await Promise.all(
    storyFiles.map(async (file) => {
      const [ofFile, texts] = await Promise.all([loadStories(file), loadStoryTexts(file)])
      return { file, stories: ofFile, texts }
    }),
  )
  stories = pages.flatMap((page) => page.stories)
})

const summariesOf = ({ texts }: Loaded) => Object.values(texts.summaries).flat()

describe('one story, one record', () => {
  test('ids and titles differ, and an id leads to its content file', () => {
    expect(stories.length).toBeGreaterThan(1500)
    expect(new Set(stories.map(({ id }) => id)).size).toBe(stories.length)
    expect(new Set(stories.map(({ title }) => title)).size).toBe(stories.length)
    for (const { id, file } of stories) expect(storyFileOf(id), id).toBe(file)
    expect(storyFileOf('chess-board-1')).toBeUndefined()
  })

  test('the id is the place of the headline', async () => {
    const [first, second] = await loadStories('sports')
    expect([first?.id, second?.id]).toEqual(['sports-football-1', 'sports-football-2'])
  })

  test('every story has one summary: the lists of a page agree with its cards', () => {
    for (const page of pages) {
      const counts: Record<string, number> = {}
      for (const { cardId } of page.stories) counts[cardId] = (counts[cardId] ?? 0) + 1
      const lists = Object.entries(page.texts.summaries).map(([id, list]) => [id, list.length])
      expect.soft(Object.fromEntries(lists), page.file).toEqual(counts)
    }
  })

  test('no two summaries are equal', () => {
    const all = pages.flatMap(summariesOf)
    expect(new Set(all).size).toBe(all.length)
  })

  test('coverage is of stories, by other outlets, and each of its headlines is unique', () => {
    const titles = stories.map(({ title }) => title)
    for (const page of pages) {
      for (const [key, others] of Object.entries(page.texts.coverage)) {
        const story = page.stories.find(({ id }) => id === `${page.file}-${key}`)
        expect(story, `${page.file}: ${key}`).toBeDefined()
        const outlets = [story?.source, ...others.map(({ source }) => source)]
        expect(new Set(outlets).size, `${page.file}: ${key}`).toBe(outlets.length)
        for (const { title, ageMinutes } of others) {
          titles.push(title)
          expect(ageMinutes).toBeGreaterThan(0)
        }
      }
    }
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  })
})

describe('every headline is a record', () => {
  test('those of the dashboard, of saved and read articles, of the news sources and of the most-read', () => {
    const known = new Map(stories.map(({ id, title }) => [id, title]))
    const idOf = (link: string) => link.replace('?story=', '')
    const shown = [
      ...dashboardArticles.map((one) => [idOf(dashboardStoryLink(one)), one.title]),
      ...[...savedArticles, ...recentActivity].map(({ story, title }) => [story, title]),
      ...sampleSources.map((one) => [sourceStoryLink(one)?.search?.story, one.title]),
      ...analyticsArticles.map(({ link, title }) => [link?.search?.story, title]),
    ]
    expect(shown).toHaveLength(18 + 28 + 4 + 18 + 5)
    for (const [id, title] of shown) expect(known.get(id ?? ''), title).toBe(title)
  })

  test('a search result opens the story, the video, the post or the sponsored article of its title', async () => {
    const known = new Map<string, string>([
      ...stories.map(({ id, title }) => [id, title] as const),
      ...videos.map(({ id, title }) => [mediaId('video', id), title] as const),
      ...posts.map(({ id, content }) => [mediaId('post', id), content] as const),
      ...sponsoredArticles.map(({ id, title }) => [mediaId('sponsored', id), title] as const),
    ])
    const items = (await loadSearchItems()).filter(({ link }) => link.search)
    const kinds = new Set(items.map(({ kind }) => kind))
    expect(kinds).toEqual(new Set(['article', 'video', 'post', 'sponsored']))
    const covered = new Map(
      pages.flatMap(({ file, texts }) =>
        Object.entries(texts.coverage).flatMap(([key, others]) =>
          others.map(({ title }) => [title, `${file}-${key}`] as const),
        ),
      ),
    )
    expect(covered.size).toBeGreaterThan(120)
    for (const { title, link } of items) {
      const id = link.search?.story ?? ''
      expect(known.get(id) === title || covered.get(title) === id, title).toBe(true)
    }
    const titles = items.map(({ title }) => title)
    for (const title of covered.keys()) expect(titles).toContain(title)
  })
})

test('the reading time is that of the summary, and never zero', () => {
  for (const summary of pages.flatMap(summariesOf))
    expect(readingSeconds([summary])).toBeGreaterThan(0)
  expect(readingSeconds([])).toBe(5)
  expect(readingSeconds([`${'كلمة '.repeat(32)}`])).toBe(15)
  expect(readingText(15)).toBe('تُقرأ في 15\u00a0ثانية')
  expect(readingText(61)).toBe('تُقرأ في دقيقتين')
})

test.each([
  [
    'sports-football-6',
    'sports-football-1 sports-football-2 sports-football-3 sports-basketball-1 sports-tennis-1',
  ],
  [
    'egypt-sports-4',
    'egypt-sports-5 egypt-sports-1 egypt-sports-2 egypt-technology-1 sports-olympics-1',
  ],
  [
    'home-health-2',
    'home-health-3 home-health-1 health-fitness-1 health-psychology-1 health-mothers-1',
  ],
  [
    'saved-articles-3',
    'saved-articles-7 saved-articles-12 saved-articles-17 science-neuroscience-1 science-astronomy-1',
  ],
  ['egypt-cities-5', 'egypt-cities-1 egypt-cities-2 egypt-cities-3 egypt-news-1 egypt-economy-1'],
])('stories near %s: of its card, then of its page and its topic', async (id, near) => {
  const file = storyFileOf(id) ?? 'home'
  const page = await loadStories(file)
  const story = page.find((one) => one.id === id)
  if (!story) throw new Error('No such story')
  const ofTopic = story.topic && story.topic !== file ? await loadStories(story.topic) : undefined
  expect(nearbyStories(story, page, ofTopic).map((one) => one.id)).toEqual(near.split(' '))
})

test('from any story, the files that have stories of its source are found', async () => {
  const stories = (await Promise.all(storyFiles.map((file) => loadStories(file)))).flat()
  const sources = Map.groupBy(stories, ({ source }) => source)
  expect(sources.size).toBeGreaterThan(500)
  const missing = stories.flatMap((story) =>
    (sources.get(story.source) ?? [])
      .filter(({ file }) => !filesOfSource(story.source, sourceFileOf(story)).includes(file))
      .map(({ file }) => `${story.source} of ${story.id}: ${file}`),
  )
  expect(missing).toEqual([])
})

test.each(['a+1', 'a&b', 'a#b', '100%', 'a=b?', '%41'])('the id %s survives a link', (id) => {
  expect(storyIn(new URL(linkOfStory(id), 'https://madar.example/profile?x=1').search)).toBe(id)
})
