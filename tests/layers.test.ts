import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { biomeImports, LAYERS, writtenBiomeImports } from '../scripts/lint/layers.mjs'

test('the linter has the rules of the table of layers: `node scripts/lint/layers.mjs` writes them', () => {
  expect(writtenBiomeImports()).toBe(biomeImports())
})

test('each folder of src is a layer', () => {
  const listed = LAYERS.map(({ folder }) => folder)
  expect(globSync('src/*/').filter((folder) => !listed.includes(folder))).toEqual([])
})
