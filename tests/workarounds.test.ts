import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { workarounds } from '../scripts/workarounds.mjs'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const packages = Object.keys({ ...dependencies, ...devDependencies })

test('every @workaround names an installed package and existing tests (npm run upgrade:check)', () => {
  expect(workarounds().length).toBeGreaterThan(15)
  for (const { file, library, tests } of workarounds()) {
    expect.soft(packages, file).toContain(library)
    expect
      .soft(
        tests.filter((name) => !existsSync(name) || !/\.(test|spec)\.tsx?$/.test(name)),
        file,
      )
      .toEqual([])
  }
})
