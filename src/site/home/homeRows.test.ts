import { expect, test } from 'vitest'
import { homeSections } from '@/content/home'
import { homeRows } from './homeRows'

test('the front page as it ships: breaking and sports, two rows of three, then rows of one (§2)', () => {
  const places = homeRows(homeSections).map(({ columns, kind }) => `${columns} ${kind}`)
  expect(places.join(', ')).toBe(
    '8 lead, 4 picture, 6 picture, 3 thumbnail, 3 text, 3 text, 6 laterPicture, 3 text, 12 laterPicture, 12 videos, 12 quotes',
  )
})

test('whatever editors remove or move, each section has a place and no row a gap (D-34)', () => {
  for (let from = 0; from < homeSections.length; from += 1)
    for (let to = from; to <= homeSections.length; to += 1) {
      const sections = [...homeSections.slice(to), ...homeSections.slice(0, from)]
      const places = homeRows(sections)
      expect(places).toHaveLength(sections.length)
      let filled = 0
      for (const { columns } of places) {
        filled += columns
        expect(filled).toBeLessThanOrEqual(12)
        if (filled === 12) filled = 0
      }
      expect(filled).toBe(0)
    }
})
