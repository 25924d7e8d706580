import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { workarounds } from '../scripts/workarounds.mjs'
import { dependencies } from './dependencies'

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const installed = read('package.json')
const packages = { ...installed.dependencies, ...installed.devDependencies }

test('every package has a reason, and every reason has a package', () => {
  expect(Object.keys(dependencies).sort()).toEqual(Object.keys(packages).sort())
})

test('every package is installed in its pinned version, under the listed licence', () => {
  for (const [name, { licence }] of Object.entries(dependencies)) {
    const { version, license } = read(`node_modules/${name}/package.json`)
    expect
      .soft({ name, version, licence: license })
      .toEqual({ name, version: packages[name], licence })
  }
})

const names = Object.keys(packages)

test('every @workaround names an installed package and existing tests', () => {
  expect(workarounds().length).toBeGreaterThan(15)
  for (const { file, library, tests } of workarounds()) {
    expect.soft(names, file).toContain(library)
    expect
      .soft(
        tests.filter((name) => !existsSync(name) || !/\.(test|spec)\.tsx?$/.test(name)),
        file,
      )
      .toEqual([])
  }
})
