import { describe, expect, test } from 'vitest'
import { loadSearchItems } from '@/content/searchItems'
import { GROUP_IDS } from './groupIds'
import { wordsThatFind } from './NoResults'
import { ASIDE, groupResults, READING } from './resultGroups'
import { shorten } from './shorten'

describe('decision 10: results are grouped by kind', () => {
  test('every item of the content is in one group, in the order of the results', async () => {
    const items = await loadSearchItems()
    const groups = groupResults(items)
    const grouped = GROUP_IDS.flatMap((id) => groups[id])
    expect(grouped).toHaveLength(items.length)
    expect(new Set(grouped)).toEqual(new Set(items))
    expect(groups.articles).toEqual(items.filter(({ kind }) => kind === 'article'))
    for (const id of GROUP_IDS) expect(groups[id]).not.toEqual([])
  })

  test('every group has one place on the page', () => {
    expect([...READING, ...ASIDE].toSorted()).toEqual([...GROUP_IDS].toSorted())
  })
})

describe('nothing found', () => {
  const engine = { search: (query: string) => (query.includes('بحري') ? [{} as never] : []) }

  test('the words that find something alone are offered, once', () => {
    expect(wordsThatFind('قرنبيط بحري  بحري', engine)).toEqual(['بحري'])
  })

  test('a single word is not offered to whom it found nothing', () => {
    expect(wordsThatFind('بحري', engine)).toEqual([])
  })
})

describe('a query in a heading', () => {
  test('is whole up to 80 letters, then ends in an ellipsis, never in half a letter', () => {
    expect(shorten('م'.repeat(80))).toBe('م'.repeat(80))
    expect(shorten('م'.repeat(81))).toBe(`${'م'.repeat(80)}…`)
    expect(shorten('🚀'.repeat(100))).toBe(`${'🚀'.repeat(80)}…`)
  })
})
