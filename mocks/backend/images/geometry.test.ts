import { describe, expect, test } from 'vitest'
import { composition, type Ellipse } from './geometry'

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

/** The distance of a point from the centre of an ellipse, 1 on its line. */
function share({ x, y, rx, ry, turn }: Ellipse, point: { x: number; y: number }): number {
  const [dx, dy] = [point.x - x, point.y - y]
  const along = dx * Math.cos(turn) + dy * Math.sin(turn)
  const across = dy * Math.cos(turn) - dx * Math.sin(turn)
  return Math.hypot(along / rx, across / ry)
}

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

  test.each(SIZES)('at %i×%i the body is on one of the lines', (width, height) => {
    for (const seed of SEEDS) {
      const { body, lines } = composition(width, height, seed)
      expect(Math.min(...lines.map((line) => Math.abs(1 - share(line, body))))).toBeLessThan(0.001)
    }
  })

  test('different seeds give different compositions, equal seeds equal ones', () => {
    expect(composition(400, 225, 1)).toEqual(composition(400, 225, 1))
    expect(composition(400, 225, 1)).not.toEqual(composition(400, 225, 2))
  })
})
