import { lucideGlyphs } from '@mocks/backend/images/lucideGlyphs'
import { expect, test } from 'vitest'
import { lucideGlyphs as installedGlyphs } from '../scripts/lucideGlyphs.mjs'

test('the placeholders draw the glyphs of the installed lucide-react: after an upgrade, node scripts/lucideGlyphs.mjs', async () => {
  expect(lucideGlyphs).toEqual(await installedGlyphs())
})
