import { describe, expect, test } from 'vitest'
import { DEMO_READER } from '@/lib/reader'
import { interests } from './interests'
import { recentActivity, sampleProfile } from './profile'
import { SHOWN_SAVED, savedArticles } from './savedArticles'

describe('§3 the profile', () => {
  test('has every field of §3 except the interests, which the dashboard has, and the person, who is the reader', () => {
    expect(Object.keys({ ...DEMO_READER, ...sampleProfile }).sort()).toEqual(
      'name email phone location joinDate avatar bio readingTime articlesRead savedArticles followedTopics'
        .split(' ')
        .sort(),
    )
    expect(sampleProfile.joinDate).toMatch(/^\d{4}-\d\d-\d\d$/)
  })

  test('its count of saved articles is the length of the list', () => {
    expect(sampleProfile.savedArticles).toBe(savedArticles.length)
  })

  test('activity: read or saved, with title, time, category, newest first', () => {
    for (const item of recentActivity)
      expect(Object.keys(item).sort()).toEqual(['category', 'story', 'time', 'title', 'type'])
    expect(new Set(recentActivity.map(({ type }) => type))).toEqual(new Set(['read', 'saved']))
    const times = recentActivity.map(({ time }) => time)
    expect(times).toEqual([...times].sort((a, b) => a - b))
  })

  test('nothing is read or saved before it was published, counted from the newest day of the sample', () => {
    const newest = Date.parse('2026-11-20')
    for (const { story, time } of recentActivity) {
      const article = savedArticles.find((saved) => saved.story === story)
      expect(Date.parse(article?.date ?? ''), story).toBeLessThanOrEqual(newest - time * 60_000)
    }
  })

  test('saved articles: title, source, date, category, newest first', () => {
    for (const article of savedArticles) {
      expect(Object.keys(article).sort()).toEqual(['category', 'date', 'source', 'story', 'title'])
      const interest = interests.find(({ name }) => name === article.category)
      expect(interest?.sources).toContain(article.source)
    }
    const dates = savedArticles.map(({ date }) => date)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  test('§9 three saved articles are shown first, and there are more', () => {
    expect(SHOWN_SAVED).toBe(3)
    expect(savedArticles.length).toBeGreaterThan(SHOWN_SAVED)
  })
})
