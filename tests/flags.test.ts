import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FILE, joinFlags } from '../scripts/joinFlags.mjs'
import { FLAG_CODES } from '../src/ui/theme/countryFlags'

test('the flags are those that scripts/joinFlags.mjs makes of the installed package', () => {
  expect(FLAG_CODES).toHaveLength(22)
  expect(readFileSync(FILE, 'utf8'), 'run the script').toBe(joinFlags(FLAG_CODES))
})
