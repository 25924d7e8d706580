import { describe, expect, test } from 'vitest'
import { SHOWN_HEADLINES } from './categoryCard'
import { loadTopicPage } from './loadTopicPage'
import { type TopicSlug, topics } from './topics'

/** The ids in their order and the banner's figure of each page, from Spec §2. */
const SPEC: Record<TopicSlug, [ids: string, figure: string]> = {
  sports: [
    'football basketball tennis olympics martial-arts volleyball car-racing swimming',
    '50%',
  ],
  technology: ['ai smartphones software startups cybersecurity games cloud hardware', '60%'],
  entertainment: ['cinema tv-shows music celebrities theater art festivals vod', '40%'],
  business: ['markets companies economy real-estate energy finance entrepreneurship trading', '0%'],
  religion: ['quran hadith fiqh lectures events ethics education dawah', '30%'],
  science: ['research physics neuroscience astronomy biology chemistry quantum funding', '50%'],
  health: ['nutrition fitness psychology mothers medicines diseases nutrition2 firstaid', '25%'],
  culture: ['arts literature intellectual photography museum history language events', '40%'],
}

describe.each(topics)('§2 the page of $slug', ({ slug }) => {
  const [ids, figure] = SPEC[slug]

  test('eight cards with the ids and order of the specification', async () => {
    const { cards } = await loadTopicPage(slug)
    expect(cards.map(({ id }) => id).join(' ')).toBe(ids)
  })

  test('every card has its names, a description, a different icon, and more than three articles', async () => {
    const { cards } = await loadTopicPage(slug)
    for (const card of cards) {
      expect(card.nameAr).toMatch(/[\u0621-\u064a]/)
      expect(card.name).toMatch(/^[A-Za-z]/)
      expect(card.description).not.toBe('')
      expect(card.articles.length).toBeGreaterThan(SHOWN_HEADLINES)
      const ages = card.articles.map(({ ageMinutes }) => ageMinutes)
      expect(ages, 'newest first').toEqual([...ages].sort((a, b) => a - b))
    }
    expect(new Set(cards.map(({ icon }) => icon)).size).toBe(8)
    expect(new Set(cards.map(({ nameAr }) => nameAr)).size).toBe(8)
  })

  test(`§9 the banner says ${figure}`, async () => {
    const { offer } = await loadTopicPage(slug)
    expect(offer.figure).toBe(figure)
    if (slug === 'business') expect(offer.title).toContain('فائدة')
  })
})
