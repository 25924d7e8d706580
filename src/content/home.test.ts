import { describe, expect, test } from 'vitest'
import { homeSections } from './home'
import type { HomeSection } from './homeSection'
import { posts } from './posts'
import { topicBySlug } from './topics'
import { videos } from './videos'

const headlinesOf = (section: HomeSection): string[] => {
  switch (section.kind) {
    case 'articles':
      return section.articles.map(({ title }) => title)
    case 'videos':
      return section.videos.map(({ title }) => title)
    case 'posts':
      return section.posts.map(({ content }) => content)
  }
}

const outletsOf = (section: HomeSection): string[] => {
  switch (section.kind) {
    case 'articles':
      return section.articles.map(({ source }) => source)
    case 'videos':
      return section.videos.map(({ channel }) => channel)
    case 'posts':
      return section.posts.flatMap(({ user }) => [user.username, user.name])
  }
}

const articles = homeSections.flatMap((section) =>
  section.kind === 'articles' ? section.articles : [],
)

describe('§2 Home, D-9c: the sample content', () => {
  test('eleven sections, in this order', () => {
    expect(homeSections.map(({ id }) => id)).toEqual([
      'breaking',
      'sports',
      'technology',
      'entertainment',
      'business',
      'religion',
      'science',
      'health',
      'culture',
      'videos',
      'posts',
    ])
  })

  test('three items in each', () => {
    for (const section of homeSections) expect(headlinesOf(section)).toHaveLength(3)
  })

  test('no headline, outlet, channel or account appears twice', () => {
    const headlines = homeSections.flatMap(headlinesOf)
    const outlets = homeSections.flatMap(outletsOf)
    expect(new Set(headlines).size).toBe(33)
    expect(new Set(outlets).size).toBe(outlets.length)
  })

  test('§3: each section has an id, a name and an icon', () => {
    for (const { name, icon } of homeSections) {
      expect(name).not.toBe('')
      expect(icon).not.toBe('')
    }
    expect(new Set(homeSections.map(({ icon }) => icon)).size).toBe(11)
  })

  test('every article leads to an existing section, and a topical one to its own section', () => {
    for (const { topic } of articles) expect(topicBySlug(topic)).toBeDefined()
    for (const section of homeSections) {
      if (section.kind !== 'articles' || section.id === 'breaking') continue
      expect(section.articles.map(({ topic }) => topic)).toEqual(Array(3).fill(section.id))
    }
  })

  test('only the first article of a section has a picture', () => {
    for (const section of homeSections) {
      if (section.kind !== 'articles') continue
      expect(section.articles.map(({ picture }) => picture !== undefined)).toEqual([
        true,
        false,
        false,
      ])
    }
  })

  test('its videos and posts are the first records of their pages', () => {
    expect(homeSections.flatMap((it) => (it.kind === 'videos' ? it.videos : []))).toEqual(
      videos.slice(0, 3),
    )
    expect(homeSections.flatMap((it) => (it.kind === 'posts' ? it.posts : []))).toEqual(
      posts.slice(0, 3),
    )
  })

  test('the newest item of a section is first', () => {
    for (const section of homeSections) {
      if (section.kind !== 'articles') continue
      const ages = section.articles.map(({ ageMinutes }) => ageMinutes)
      expect(ages).toEqual(ages.toSorted((a, b) => a - b))
    }
  })

  test('D-28: only Western digits', () => {
    expect(JSON.stringify(homeSections)).not.toMatch(/[٠-٩۰-۹]/)
  })
})
