import { expect, test } from 'vitest'
import { FLAGS } from './countryFlags'

test('there is a drawn flag for each of the 22 countries, and no two are the same (Spec §9)', () => {
  const drawings = Object.values(FLAGS)
  expect(drawings).toHaveLength(22)
  expect(new Set(drawings).size).toBe(22)
  for (const drawing of drawings) expect(drawing).toMatch(/^<svg xmlns=/)
})
