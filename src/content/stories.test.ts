import { beforeAll, describe, expect, test } from 'vitest'
import { loadStories, storyFileOf, storyFiles } from './loadStories'
import { loadStoryTexts, type StoryTexts } from './loadStoryTexts'
import { nearbyStories } from './nearbyStories'
import { readingSeconds, readingText } from './readingTime'
import type { Story, StoryFile } from './story'

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

test('the reading time is that of the summary, and never zero', () => {
  for (const summary of pages.flatMap(summariesOf))
    expect(readingSeconds([summary])).toBeGreaterThan(0)
  expect(readingSeconds([])).toBe(5)
  expect(readingSeconds([`${'كلمة '.repeat(32)}`])).toBe(15)
  expect(readingText(15)).toBe('تُقرأ في 15\u00a0ثانية')
  expect(readingText(61)).toBe('تُقرأ في دقيقتين')
})

test('stories nearby: first the rest of the card, then the first ones of the next cards', async () => {
  const sports = await loadStories('sports')
  const last = sports.find(({ id }) => id === 'sports-football-6')
  if (!last) throw new Error('No such story')
  expect(nearbyStories(last, sports).map(({ id }) => id)).toEqual([
    'sports-football-1',
    'sports-football-2',
    'sports-football-3',
    'sports-basketball-1',
    'sports-tennis-1',
  ])
})
