import { describe, expect, test } from 'vitest'
import { composition } from './geometry'

const SIZES = [
  [104, 78],
  [240, 135],
  [400, 225],
  [400, 400],
  [640, 360],
  [728, 90],
  [468, 60],
  [320, 50],
  [160, 600],
  [300, 250],
] as const
const SEEDS = Array.from({ length: 300 }, (_, i) => i * 7919)

describe('the composition of a placeholder («Visual language», Images)', () => {
  test.each(SIZES)(
    'at %i×%i the body is inside the picture and clear of the glyph',
    (width, height) => {
      for (const seed of SEEDS) {
        const { body, glyph } = composition(width, height, seed)
        const edge = Math.min(width, height) / 8
        expect(body.x).toBeGreaterThan(edge)
        expect(body.x).toBeLessThan(width - edge)
        expect(body.y).toBeGreaterThan(edge)
        expect(body.y).toBeLessThan(height - edge)
        const fromMiddle = Math.hypot(body.x - width / 2, body.y - height / 2)
        expect(fromMiddle).toBeGreaterThan(glyph.size / 2 + body.radius)
      }
    },
  )

  test.each(SIZES)('at %i×%i the whole glyph is in the middle', (width, height) => {
    const { glyph } = composition(width, height, 1)
    expect(glyph.x + glyph.size / 2).toBeCloseTo(width / 2)
    expect(glyph.y + glyph.size / 2).toBeCloseTo(height / 2)
    expect(glyph.size).toBeLessThan(Math.min(width, height))
  })

  test.each(SIZES)('at %i×%i the body is on one of the rings', (width, height) => {
    for (const seed of SEEDS) {
      const { body, centre, rings } = composition(width, height, seed)
      const distance = Math.hypot(body.x - centre.x, body.y - centre.y)
      expect(Math.min(...rings.map((ring) => Math.abs(ring - distance)))).toBeLessThan(0.01)
    }
  })

  test('different seeds give different compositions, equal seeds equal ones', () => {
    expect(composition(400, 225, 1)).toEqual(composition(400, 225, 1))
    expect(composition(400, 225, 1)).not.toEqual(composition(400, 225, 2))
  })
})
