import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allFolders, biomeImports, LAYERS } from '../scripts/lint/layers'

test('the linter has the rules of the table of layers: `node scripts/run.mjs scripts/lint/layers.ts` writes them', () => {
  expect(readFileSync('biome.imports.json', 'utf8')).toBe(biomeImports())
})

test('each folder of src is a layer, and each folder of a layer with floors is on one', () => {
  const listed = Object.keys(allFolders())
  const withFloors = Object.keys(LAYERS).filter((folder) => LAYERS[folder]?.floors)
  const folders = globSync(['src/*/', ...withFloors.map((folder) => `${folder}/*/`)])
  expect(folders.length).toBeGreaterThan(60)
  expect(folders.filter((folder) => !listed.includes(folder))).toEqual([])
})
